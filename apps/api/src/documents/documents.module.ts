import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { DocumentFiles } from './document-files.js';
import { DocumentsController } from './documents.controller.js';

@Module({ imports: [ContentModule, PdfModule], controllers: [DocumentsController], providers: [DocumentFiles] })
export class DocumentsModule {}
