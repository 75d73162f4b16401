import { embedOriginSchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** Headers of a page that the backoffice shows in a frame: nobody keeps it, nobody finds it, no other site frames it. */
export const framedHeaders = (
  policy: string,
  { inlineStyles = false }: { inlineStyles?: boolean } = {},
): Record<string, string> => {
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return {
    [POLICY]: inlineStyles ? framed.replace("style-src-elem 'self'", "style-src-elem 'self' 'unsafe-inline'") : framed,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
};

export const framedByUs = (reply: FastifyReply, options?: { inlineStyles?: boolean }): FastifyReply =>
  reply.headers(framedHeaders(String(reply.getHeader(POLICY)), options));

/**
 * Headers of a page that just these sites may show in a frame: a distributor's calculator. What the page named is looked at
 * again, so that nothing else gets into the policy.
 *
 * @param named origins, with spaces between them; without any the page stays out of every frame
 */
export function framedBySites(
  headers: Readonly<Record<string, string>>,
  named: string | undefined,
): Record<string, string> {
  const origins = (named ?? '').split(' ').filter((origin) => embedOriginSchema.safeParse(origin).success);
  if (origins.length === 0) return { ...headers };
  // It knows no list; browsers that know `frame-ancestors` go by that.
  const { 'x-frame-options': _unlisted, ...others } = headers;
  const policy = headers[POLICY] ?? '';
  return {
    ...others,
    [POLICY]: policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`),
    'cross-origin-resource-policy': 'cross-origin',
  };
}
