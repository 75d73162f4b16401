/** `crypto.randomUUID` exists only in secure contexts; the backoffice may be opened over plain HTTP in a local network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
