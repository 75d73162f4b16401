export { SessionProvider, useSession } from './SessionProvider.js';
