import { accountMeta } from '../features/account/account-meta.js';
import { AutomaticPaymentsPage } from '../features/payments/automatic/AutomaticPaymentsPage.js';

export const meta = accountMeta('Pago automático');

export default AutomaticPaymentsPage;
