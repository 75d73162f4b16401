import { accountMeta } from '../features/account/account-meta.js';
import { PeoplePage } from '../features/people/PeoplePage.js';

export const meta = accountMeta('Personas');

export default PeoplePage;
