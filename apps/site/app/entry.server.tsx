import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { NonceContext } from './lib/nonce.js';
import { ACCOUNT_PATH } from './constants/paths.js';
import { scriptsAfterPaint, scriptsAtOnce } from './lib/scripts-after-paint.js';

export const streamTimeout = 5_000;

/** While developing the scripts stay where React wrote them, or it could not put a changed root in place of the old one. */
function withScripts(html: string, url: string): string {
  if (import.meta.env.DEV) return html;
  return isAccount(new URL(url).pathname) ? scriptsAtOnce(html) : scriptsAfterPaint(html);
}

const isAccount = (path: string): boolean => path === ACCOUNT_PATH || path.startsWith(`${ACCOUNT_PATH}/`);

/** The whole page at once: the host keeps it as bytes for the next visitor. */
export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  { nonce }: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status: responseStatusCode, headers: responseHeaders });

  return new Promise((resolve, reject) => {
    let status = responseStatusCode;
    const site = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(site, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
        const page = (html: string) =>
          new Response(withScripts(html, request.url), { headers: responseHeaders, status });
        pipe(gathered((html) => resolve(page(html)))).on('error', reject);
      },
      onShellError: reject,
      onError() {
        status = 500;
      },
    });
    // A little longer than the router's own limit, so that its error boundaries can still be rendered.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Takes a text in many small pieces and decodes it once. */
function gathered(onEnd: (text: string) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(pieces).toString('utf8'));
      done();
    },
  });
}
