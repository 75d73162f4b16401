import { accountMeta } from '../features/account/account-meta.js';
import { AccountHomePage } from '../features/contracts/home/AccountHomePage.js';

export const meta = accountMeta('Mi cuenta');

export default AccountHomePage;
