export { InvoicesModule } from './invoices.module.js';
export { invoiceFileName, InvoicesService } from './invoices.service.js';
