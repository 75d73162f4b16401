export { BookDays, isClosed } from './books/book-days.js';
export { ReconciliationModule } from './reconciliation.module.js';
