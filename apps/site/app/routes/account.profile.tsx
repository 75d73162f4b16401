import { accountMeta } from '../features/account/account-meta.js';
import { ProfilePage } from '../features/profile/ProfilePage.js';

export const meta = accountMeta('Su perfil');

export default ProfilePage;
