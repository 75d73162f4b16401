import { accountMeta } from '../features/account/account-meta.js';
import { UnitsPage } from '../features/people/UnitsPage.js';

export const meta = accountMeta('Unidades');

export default UnitsPage;
