import { accountMeta } from '../features/account/account-meta.js';
import { BillRequestPage } from '../features/bill-request/BillRequestPage.js';

export const meta = accountMeta('Factura de su vehículo');

export default BillRequestPage;
