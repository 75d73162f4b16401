import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { toProblem } from '../platform/errors/problem.filter.js';
import { ReadyAnswer } from './ready-answer.js';

const AGAIN_AFTER_SECONDS = 5;

/** Nothing of it is rendered, or loaded from here: that is what there is too much of. */
const PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN_AFTER_SECONDS}">
<meta name="robots" content="noindex">
<title>Hay mucha gente en este momento</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0e1b22; color: #f4f6f7;
  font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>Hay mucha gente en este momento</h1>
<p>No pudimos mostrarle esta página. Se volverá a cargar sola en unos segundos; no hace falta que haga nada.</p>
<p><a href="">Cargarla ahora</a></p>
</main>
</body>
</html>
`;

/** 503 that says when to come back: to a browser that wants a page in words, to everything else as a problem. */
export function tooBusyAnswer({ headers, id }: FastifyRequest, securityHeaders: Readonly<Record<string, string>>) {
  const shared = { ...securityHeaders, 'cache-control': 'no-store', 'retry-after': String(AGAIN_AFTER_SECONDS) };
  if (headers.accept?.includes('text/html')) {
    return new ReadyAnswer(503, { ...shared, 'content-type': 'text/html; charset=utf-8' }, Buffer.from(PAGE));
  }
  const problem = toProblem(
    new ProblemException(503, 'SERVER.UNAVAILABLE', { retryAfterSeconds: AGAIN_AFTER_SECONDS }),
    id,
  );
  return new ReadyAnswer(
    503,
    { ...shared, 'content-type': 'application/problem+json', 'x-request-id': id },
    Buffer.from(JSON.stringify(problem)),
  );
}
