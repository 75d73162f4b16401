import { deriveKey, hmac, sameText } from '../crypto/keys.js';

/** Goes to every page of the site, as the cookies of sessions don't over plain http. It opens nothing but the preview. */
export const PREVIEW_COOKIE = 'flota_preview';

const signature = (secret: string, sessionId: string): string => hmac(deriveKey(secret, 'staff-preview'), sessionId);

export const previewToken = (secret: string, sessionId: string): string =>
  `${sessionId}.${signature(secret, sessionId)}`;

/** The session that a cookie is of; undefined for one that wasn't made here. */
export function previewSessionOf(secret: string, token: string): string | undefined {
  const [sessionId = '', given = ''] = token.split('.');
  return sessionId && sameText(given, signature(secret, sessionId)) ? sessionId : undefined;
}
