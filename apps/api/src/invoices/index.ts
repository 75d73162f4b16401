export { type IncomingInvoice, InvoiceImportService } from './invoice-import.service.js';
export { InvoicesModule } from './invoices.module.js';
export { invoiceFileName, InvoicesService } from './invoices.service.js';
