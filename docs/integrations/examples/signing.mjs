// A server that speaks what Flota asks of Mifiel's API: `PORT=4030 node signing.mjs`.
// `POST /-/sign` with `{ "id": …, "email": …, "tax_id": … }` signs a document as that signer and tells its callback, as Mifiel does.
// It has no certification provider behind it: `POST /-/constancia` with `{ "hash": …, "nom151": … }` says what it answers for a hash.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

const APP_ID = process.env.APP_ID ?? 'example';
const APP_SECRET = process.env.APP_SECRET ?? 'example-secret';
const API = '/api/v1';

/** @type {Map<string, any>} by id */
const documents = new Map();
/** @type {Map<string, string>} base64 by hash */
const constancias = new Map();

const answer = (response, status, body, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(type === 'application/json' ? JSON.stringify(body) : body);

function isSigned({ headers, method, url }) {
  const text = [method, headers['content-type'] ?? '', headers['content-md5'] ?? '', url, headers.date].join(',');
  const signature = createHmac('sha1', APP_SECRET).update(text).digest('base64');
  return headers.authorization === `APIAuth ${APP_ID}:${signature}`;
}

async function create(request) {
  const form = await new Response(await buffer(request), { headers: request.headers }).formData();
  const file = Buffer.from(await form.get('file').arrayBuffer());
  const signers = [];
  for (let index = 0; form.has(`signatories[${index}][email]`); index += 1) {
    const part = (name) => form.get(`signatories[${index}][${name}]`);
    const signer = { id: randomUUID(), name: part('name'), email: part('email'), tax_id: part('tax_id') };
    signers.push({ ...signer, role: 'signer', signed: false, widget_id: randomUUID() });
  }
  const document = {
    id: randomUUID(),
    external_id: form.get('external_id'),
    callback_url: form.get('callback_url'),
    original_hash: createHash('sha256').update(file).digest('hex'),
    state: 'pending',
    burned_at: null,
    signed_by_all: false,
    signers,
    signatures: [],
  };
  Object.defineProperty(document, 'file', { value: file });
  documents.set(document.id, document);
  return document;
}

async function sign({ email, id, tax_id }) {
  const document = documents.get(id);
  const signer = document.signers.find((each) => each.email === email);
  signer.signed = true;
  document.signatures.push({
    id: signer.id,
    email,
    name: signer.name,
    signed: true,
    signed_at: new Date().toISOString(),
    certificate_number: '20001000000200001410',
    tax_id: tax_id ?? signer.tax_id,
    certificate: {
      subject: { CN: signer.name.toUpperCase() },
      issuer: { O: 'Servicio de Administración Tributaria', CN: 'A.C. de pruebas' },
    },
  });
  document.signed_by_all = document.signers.every(({ signed }) => signed);
  if (document.signed_by_all) document.state = 'completed';
  await fetch(document.callback_url, { method: 'POST' }).catch(() => undefined);
}

async function answerOf(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://mifiel');
  if (pathname === '/-/sign') return answer(response, 200, await sign(await json(request)));
  if (pathname === '/-/constancia') {
    const { hash, nom151 } = await json(request);
    constancias.set(hash, nom151);
    return answer(response, 200, {});
  }
  if (!isSigned(request)) return answer(response, 401, { errors: ['Unauthorized'] });
  if (pathname === `${API}/users/me`) return answer(response, 200, { email: 'flota@example.com' });
  if (pathname === `${API}/psc/nom151`) {
    const { hash } = await json(request);
    const nom151 = constancias.get(hash) ?? Buffer.from('no constancia').toString('base64');
    return answer(response, 201, { id: randomUUID(), nom151, hash, created_at: new Date().toISOString() });
  }
  if (pathname === `${API}/documents` && request.method === 'POST') return answer(response, 201, await create(request));
  if (pathname === `${API}/documents`) {
    const found = [...documents.values()].filter(({ external_id }) => external_id === searchParams.get('external_id'));
    return answer(response, 200, found);
  }
  const [, id, rest] = /^\/api\/v1\/documents\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const document = documents.get(id);
  if (!document) return answer(response, 404, { errors: ['Not found'] });
  if (rest === '/file_signed') return answer(response, 200, document.file, 'application/pdf');
  if (rest === '/request_signature') return answer(response, 200, { status: 'success' });
  if (request.method === 'DELETE') {
    document.burned_at = new Date().toISOString();
    return response.writeHead(204).end();
  }
  return answer(response, 200, document);
}

const server = createServer((request, response) => {
  answerOf(request, response).catch(() => answer(response, 422, { errors: ['Not understood'] }));
});

server.listen(Number(process.env.PORT ?? 4030), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
