import { createHash } from 'node:crypto';

// Data blocks (JSON-LD) don't run, so no policy is about them.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Content-Security-Policy sources of a page's own inline scripts. A page that is sent many times can't carry a nonce,
 * which is good for one answer only: its scripts are named by their content, and nothing else may run.
 */
export function scriptHashes(html: string): string[] {
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script);
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
