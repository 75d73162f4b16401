import { accountMeta } from '../features/account/account-meta.js';
import { PapersPage } from '../features/papers/PapersPage.js';

export const meta = accountMeta('Estados de cuenta y facturas');

export default PapersPage;
