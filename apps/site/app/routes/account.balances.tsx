import { accountMeta } from '../features/account/account-meta.js';
import { BalancesPage } from '../features/contracts/balances/BalancesPage.js';

export const meta = accountMeta('Saldos y movimientos');

export default BalancesPage;
