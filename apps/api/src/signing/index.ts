export {
  type DocumentStanding,
  type DocumentToSign,
  type OpenSigningProvider,
  type SentDocument,
  SigningProviderError,
  type SignerStanding,
} from './provider/signing-provider.js';
export { SigningProviders } from './provider/signing-providers.js';
export { SigningPapers } from './constancia/signing-papers.js';
export { SigningModule } from './signing.module.js';
export { SigningErrands } from './work/signing-errands.js';
