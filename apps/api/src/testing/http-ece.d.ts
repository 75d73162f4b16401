/** What the tests take of it; it has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Params {
    version: 'aes128gcm';
    /** Whose half of the exchange the browser keeps. */
    privateKey: ECDH;
    /** base64url */
    authSecret: string;
  }
  const ece: { decrypt(body: Buffer, params: Params): Buffer };
  export default ece;
}
