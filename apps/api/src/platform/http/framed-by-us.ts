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
