import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { InvoiceImportService } from './invoice-import.service.js';
import { InvoicesAdminController } from './invoices.admin.controller.js';
import { InvoicesController } from './invoices.controller.js';
import { invoicesResource } from './invoices.resource.js';
import { InvoicesService } from './invoices.service.js';
import { InvoiceLinks } from './matching/invoice-links.service.js';
import { InvoiceMatching } from './matching/invoice-matching.service.js';
import { MatchInvoicesSweep } from './matching/match-invoices.sweep.js';
import { uninvoicedPaymentsResource } from './matching/uninvoiced-payments.resource.js';

@Module({
  imports: [ContentModule, CryptoModule, PdfModule],
  controllers: [InvoicesController, InvoicesAdminController],
  providers: [InvoicesService, InvoiceImportService, InvoiceLinks, InvoiceMatching, MatchInvoicesSweep],
  exports: [InvoiceImportService, InvoicesService],
})
export class InvoicesModule {
  constructor(resources: ResourceRegistry) {
    resources.register(invoicesResource, uninvoicedPaymentsResource);
  }
}
