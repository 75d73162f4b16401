import { BillRequestPage } from '../features/bill-request/BillRequestPage.js';

export default BillRequestPage;
