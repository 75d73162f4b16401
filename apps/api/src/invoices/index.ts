export { presentInvoice, WITH_MOVEMENTS } from './invoice.presenter.js';
export { type IncomingInvoice, InvoiceImportService } from './invoice-import.service.js';
export { InvoicesModule } from './invoices.module.js';
export { invoiceFileName, InvoicesService } from './invoices.service.js';
export {
  type AskedDocument,
  type CancelledDocument,
  CertifierError,
  type CertifierOutcome,
  Certifiers,
  type CfdiStanding,
  type OpenCertifier,
} from './issuing/certifier.js';
