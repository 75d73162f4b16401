/** `crypto.randomUUID` exists only in secure contexts; a server of a local network, opened by its bare address, is none. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * One key per filled-in form: sending the same again, after an answer that never arrived, makes no second record; what
 * was changed in between is a new request and gets a new key.
 */
export function createIdempotencyKeys(newKey: () => string = newIdempotencyKey): (request: unknown) => string {
  let last = { content: '', key: '' };
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.content) last = { content, key: newKey() };
    return last.key;
  };
}
