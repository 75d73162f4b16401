import { createHmac } from 'node:crypto';

interface Signed {
  method: 'GET' | 'POST' | 'DELETE';
  /** With its query, from the host on. */
  path: string;
  contentType?: string;
}

/**
 * How Mifiel knows a request: HMAC-SHA1 of method, content type, digest of the body (which its own clients leave empty), path and
 * date, as its published clients make it.
 */
export function signedHeaders(
  { appId, appSecret }: { appId: string; appSecret: string },
  { contentType = 'application/json', method, path }: Signed,
  now = new Date(),
): Record<string, string> {
  const date = now.toUTCString();
  const signature = createHmac('sha1', appSecret)
    .update([method, contentType, '', path, date].join(','))
    .digest('base64');
  return { authorization: `APIAuth ${appId}:${signature}`, date, 'content-type': contentType, 'content-md5': '' };
}
