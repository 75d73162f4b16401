import { accountMeta } from '../features/account/account-meta.js';
import { PoliciesPage } from '../features/policies/PoliciesPage.js';

export const meta = accountMeta('Seguros');

export default PoliciesPage;
