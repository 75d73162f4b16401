export { SessionProvider, useSession } from './SessionProvider.js';
export { useSignOut } from './use-sign-out.js';
