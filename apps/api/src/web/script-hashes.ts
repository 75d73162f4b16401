import { createHash } from 'node:crypto';

// Data blocks (JSON-LD) don't run, so no policy is about them.

/**
 * A rendered page whose own scripts bear a nonce, as one that can be sent many times: without the nonce, which is good for one
 * answer only, and with the Content-Security-Policy sources of those scripts, named by their content. A script that came in
 * with content doesn't know the nonce, so it isn't named and doesn't run.
 */
export function withHashesForNonce(page: string, nonce: string): { html: string; sources: string[] } {
  const own = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const scripts = Array.from(page.matchAll(own), ([, script = '']) => script);
  return {
    html: page.replaceAll(` nonce="${nonce}"`, ''),
    sources: [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}
