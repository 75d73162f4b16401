import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ImportKinds } from '../platform/imports/import-kind.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { InvoiceImports } from './import/invoice-imports.js';
import { InvoiceImportService } from './invoice-import.service.js';
import { InvoicesAdminController } from './invoices.admin.controller.js';
import { InvoicesController } from './invoices.controller.js';
import { invoicesResource } from './invoices.resource.js';
import { InvoicesService } from './invoices.service.js';
import { AskedCancellationsSweep } from './issuing/asked-cancellations.sweep.js';
import { CancelCfdiJob } from './issuing/cancel-cfdi.job.js';
import { Certifiers } from './issuing/certifier.js';
import { InvoicingSettingsService } from './issuing/invoicing-settings.service.js';
import { IssueCfdiJob } from './issuing/issue-cfdi.job.js';
import { IssuedXml } from './issuing/issued-xml.js';
import { MakeOut } from './issuing/make-out.js';
import { PlanInvoices } from './issuing/plan/plan-invoices.service.js';
import { PlanInvoicesSweep } from './issuing/plan/plan-invoices.sweep.js';
import { IssuedCfdisAdminController } from './issuing/staff/issued-cfdis.admin.controller.js';
import { issuedCfdisResource } from './issuing/staff/issued-cfdis.resource.js';
import { IssuedCfdisService } from './issuing/staff/issued-cfdis.service.js';
import { invoicingSettingsResource } from './issuing/staff/invoicing-settings.resource.js';
import { InvoiceLinks } from './matching/invoice-links.service.js';
import { InvoiceMatching } from './matching/invoice-matching.service.js';
import { MatchInvoicesSweep } from './matching/match-invoices.sweep.js';
import { uninvoicedPaymentsResource } from './matching/uninvoiced-payments.resource.js';

@Module({
  imports: [ContentModule, CryptoModule, PdfModule],
  controllers: [InvoicesController, InvoicesAdminController, IssuedCfdisAdminController],
  providers: [
    InvoicesService,
    InvoiceImportService,
    InvoiceImports,
    InvoiceLinks,
    InvoiceMatching,
    MatchInvoicesSweep,
    Certifiers,
    InvoicingSettingsService,
    PlanInvoices,
    PlanInvoicesSweep,
    MakeOut,
    IssuedXml,
    IssueCfdiJob,
    CancelCfdiJob,
    AskedCancellationsSweep,
    IssuedCfdisService,
  ],
  exports: [InvoicesService, InvoiceImportService, Certifiers],
})
export class InvoicesModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption, kinds: ImportKinds, imports: InvoiceImports) {
    kinds.register(imports);
    resources.register(
      invoicesResource(encryption),
      uninvoicedPaymentsResource,
      issuedCfdisResource(encryption),
      invoicingSettingsResource,
    );
  }
}
