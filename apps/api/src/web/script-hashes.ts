import { createHash } from 'node:crypto';

// Data blocks (JSON-LD) don't run, so no policy is about them.

/**
 * A rendered page whose own scripts and style elements bear a nonce, as one that can be sent many times: without the nonce, which is good for one
 * answer only, and with the Content-Security-Policy sources of those, named by their content. A script that came in
 * with content doesn't know the nonce, so it isn't named and doesn't run.
 */
export function withHashesForNonce(page: string, nonce: string): { html: string; sources: string[]; styles: string[] } {
  const own = new RegExp(
    `<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const scripts = Array.from(page.matchAll(own), ([, script = '']) => script);
  const ownStyle = new RegExp(`<style(?=[^>]*\\snonce="${nonce}")[^>]*>([\\s\\S]*?)</style>`, 'g');
  const styles = Array.from(page.matchAll(ownStyle), ([, style = '']) => style);
  return {
    html: page.replaceAll(` nonce="${nonce}"`, ''),
    sources: sourcesOf(scripts),
    styles: sourcesOf(styles),
  };
}

const sourcesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
