export { BillRequestsModule } from './bill-requests.module.js';
