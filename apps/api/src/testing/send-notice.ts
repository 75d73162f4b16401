import { signerOf } from '../integrations/notices/signed-notice.js';
import type { TestApp } from './test-app.js';

interface Sent {
  body: object | string;
  secret: string;
  id?: string;
  /** How long ago it was signed. */
  agoSeconds?: number;
}

/** Tells us something as a connected system does, signed. */
export function sendNotice({ http }: Pick<TestApp, 'http'>, path: string, sent: Sent) {
  const { body, secret, id = crypto.randomUUID(), agoSeconds = 0 } = sent;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const at = new Date(Date.now() - agoSeconds * 1_000);
  return http
    .post(path)
    .set({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signerOf(secret).sign(id, at, text),
    })
    .send(text);
}
