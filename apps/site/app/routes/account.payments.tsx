import { accountMeta } from '../features/account/account-meta.js';
import { PaymentsPage } from '../features/payments/list/PaymentsPage.js';

export const meta = accountMeta('Mis pagos');

export default PaymentsPage;
