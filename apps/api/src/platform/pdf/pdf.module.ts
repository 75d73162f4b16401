import { Module } from '@nestjs/common';
import { LenderLook } from '../content/lender-look.js';
import { TextValues } from '../content/text-values.js';
import { PdfService } from './pdf.service.js';

@Module({
  providers: [
    {
      provide: PdfService,
      inject: [TextValues, LenderLook],
      useFactory: (texts: TextValues, look: LenderLook) => new PdfService({ texts, look }),
    },
  ],
  exports: [PdfService],
})
export class PdfModule {}
