import { Module } from '@nestjs/common';
import { PdfService } from './pdf.service.js';

@Module({
  providers: [{ provide: PdfService, useFactory: () => new PdfService() }],
  exports: [PdfService],
})
export class PdfModule {}
