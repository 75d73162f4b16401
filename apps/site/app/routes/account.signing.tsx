import { accountMeta } from '../features/account/account-meta.js';
import { SigningPage } from '../features/signing/SigningPage.js';

export const meta = accountMeta('Documentos por firmar');

export default SigningPage;
