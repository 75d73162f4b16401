// A billing system as Flota reads one: the stamped CFDI (*.xml) of a folder, and those that were cancelled, which are they
// with a file `{name}.cancelled` beside them: `INVOICES=facturas PORT=4013 node billing.mjs`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const FOLDER = process.env.INVOICES ?? 'facturas';
const TOKEN = process.env.TOKEN ?? 'billing-token';

/** What happened, oldest first: a cursor is how many of them somebody has read. */
const changes = [];
const known = new Map();

/** What is new in the folder since it was last looked at. */
function look() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  for (const file of names.filter((name) => name.endsWith('.xml'))) {
    const id = file.slice(0, -'.xml'.length);
    const ending = join(FOLDER, `${id}.cancelled`);
    const state = existsSync(ending) ? 'cancelled' : 'stamped';
    if (known.get(id) === state) continue;
    known.set(id, state);
    const xml = readFileSync(join(FOLDER, file), 'utf8');
    const of = (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1];
    const cancelledAt = state === 'cancelled' ? statSync(ending).mtime.toISOString() : undefined;
    changes.push({ id, uuid: of('UUID'), series: of('Serie'), folio: of('Folio'), state, cancelledAt });
  }
}

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (request.headers['x-api-key'] !== TOKEN) return answer(response, 401, { error: 'The key is missing or wrong' });
  if (request.method !== 'GET') return answer(response, 405, { error: 'Invoices are read only' });
  if (pathname === '/account') return answer(response, 200, { name: 'Facturación de ejemplo', rfc: 'FFD240115QA8' });
  if (pathname === '/invoices/changes') {
    look();
    const after = Number(searchParams.get('after') ?? 0);
    const end = after + Number(searchParams.get('limit') ?? 100);
    const data = changes.slice(after, end);
    return answer(response, 200, { data, next: String(after + data.length), more: end < changes.length });
  }
  const [, id] = /^\/invoices\/([^/]+)\/xml$/.exec(pathname) ?? [];
  const file = id && join(FOLDER, `${decodeURIComponent(id)}.xml`);
  // Only what was told: a name is no path.
  if (!file || !known.has(decodeURIComponent(id))) return answer(response, 404, { error: 'No such invoice' });
  response.writeHead(200, { 'content-type': 'application/xml' }).end(readFileSync(file));
});

server.listen(Number(process.env.PORT ?? 4013), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
