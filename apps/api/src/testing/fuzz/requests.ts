import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { NDJSON } from '../../platform/http/streamed-bodies.js';
import { fromSchema } from './from-schema.js';
import { type FuzzRequest, VERSION } from './fuzz-request.js';
import { multipartOf } from './multipart.js';
import { oddText, oddValue } from './odd-values.js';
import type { Operation } from './operations.js';

type Unsent = Omit<FuzzRequest, 'as'>;
type Body = Pick<FuzzRequest, 'body' | 'bytes'> & { type?: string };

/** Things a request may say of itself that somebody acts upon. */
const ODD_HEADERS = [
  ['Accept', 'text/html;q=x, */*'],
  ['Accept-Encoding', 'gzip;q=NaN, br;q=-1, rot13'],
  ['Accept-Language', 'x'.repeat(2_000)],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Bearer a.b.c'],
  ['Authorization', `Basic ${'='.repeat(50)}`],
  ['Content-Encoding', 'gzip'],
  ['Content-Encoding', 'rot13'],
  ['Cookie', 'flota_customer=%; XSRF-TOKEN=x; =;;'],
  ['Cookie', `flota_staff=0198a000-0000-7000-8000-000000000000.x~y; __Host-flota_staff=${'x'.repeat(500)}`],
  ['Expect', '100-continue'],
  ['Forwarded', 'for="_hidden", for=[::1'],
  ['If-Modified-Since', 'not a date'],
  ['If-None-Match', '"x", W/'],
  ['Idempotency-Key', 'x'.repeat(1_000)],
  ['Idempotency-Key', '../../x'],
  ['Origin', 'null'],
  ['Range', 'bytes=99999999999-0'],
  ['Referer', 'http://['],
  ['User-Agent', 'x'.repeat(4_000)],
  ['X-Forwarded-For', "'; DROP TABLE quote; --"],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Request-Id', '<script>'],
  ['X-Xsrf-Token', '\u00ff'],
] as const satisfies readonly (readonly [string, string])[];

/** Requests to one route: mostly right but for one thing, some right, some wholly wrong. */
export function requestsTo(
  operation: Operation,
  known: Readonly<Record<string, readonly string[]>>,
  examples: readonly unknown[],
): fc.Arbitrary<Unsent> {
  const anyId = Object.entries(known).flatMap(([name, ids]) =>
    ids.slice(0, 4).map((_id, index) => `«${name}.${index}»`),
  );
  const parts = fc.record({
    target: fc.tuple(pathOf(operation, known, anyId), queryOf(operation, anyId)).map(([path, query]) => path + query),
    body: bodyOf(operation, anyId, examples),
    key: fc.uuid(),
    odd: fc.option(fc.constantFrom(...ODD_HEADERS), { freq: 8 }),
  });
  return parts.map(({ target, body: { type, ...body }, key, odd }) => {
    const oddName = odd?.[0].toLowerCase();
    const headers: [string, string][] = [
      ...(type ? [['Content-Type', type] as [string, string]] : []),
      ...(operation.parameters.some((each) => each.in === 'header')
        ? [['Idempotency-Key', key] as [string, string]]
        : []),
    ];
    const kept = headers.filter(([name]) => name.toLowerCase() !== oddName);
    return {
      method: operation.method,
      target,
      headers: odd ? [...kept, odd] : kept,
      ...body,
    };
  });
}

/** Of the collection that stands before the parameter, an id of its own, of something else, or none at all. */
function pathOf(
  { path, parameters }: Operation,
  known: Readonly<Record<string, readonly string[]>>,
  anyId: string[],
): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, index, all): fc.Arbitrary<string> => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (!name) return fc.constant(segment);
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    const pool = name === 'id' ? (all[index - 1] ?? '') : name;
    const own = (known[pool] ?? []).map((_id, place) => `«${pool}.${place}»`);
    const right =
      own.length > 0 ? fc.constantFrom(...own) : fromSchema(schema, anyId).map((value) => encoded(String(value)));
    return fc.oneof({ arbitrary: right, weight: 8 }, fc.constantFrom(...anyId), oddText.map(encoded));
  });
  return fc.tuple(...segments).map((made) => made.join('/'));
}

function queryOf({ parameters }: Operation, anyId: string[]): fc.Arbitrary<string> {
  const told = parameters.filter((each) => each.in === 'query');
  const right = fc.record(
    Object.fromEntries(
      told.map(({ name, schema }) => [name, fc.option(fromSchema(schema, anyId), { nil: undefined, freq: 2 })]),
    ),
  );
  const name = fc.oneof(fc.constantFrom('page', '__proto__', 'x[]', '', ...told.map((each) => each.name)), oddText);
  const filter = fc.record({
    filter: fc
      .oneof(oddValue, fc.dictionary(fc.constantFrom('q', 'id', 'state'), oddValue))
      .map((value) => JSON.stringify(value)),
  });
  const odd = fc.dictionary(name, oddValue, { maxKeys: 3 });
  const chosen: fc.Arbitrary<Record<string, unknown>> =
    told.length > 0
      ? fc.oneof({ arbitrary: right, weight: 4 }, odd, filter)
      : fc.oneof({ arbitrary: fc.constant({}), weight: 6 }, odd);
  return chosen.map((query) => {
    const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
    const text = pairs.map(
      ([key, value]) => `${encoded(key)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
    );
    return text.length > 0 ? `?${text.join('&').slice(0, 6_000)}` : '';
  });
}

/** Also what no text is: a lone surrogate as the bytes somebody would make of it. */
const encoded = (text: string): string =>
  [...text]
    .map((each) =>
      each.startsWith('«') || /[\w.~«»-]/.test(each)
        ? each
        : each.isWellFormed()
          ? encodeURIComponent(each)
          : '%ed%a0%80',
    )
    .join('');

function bodyOf(operation: Operation, anyId: string[], examples: readonly unknown[]): fc.Arbitrary<Body> {
  const { body } = operation;
  if (!body)
    return operation.method === 'GET'
      ? fc.constant({})
      : fc.oneof({ arbitrary: fc.constant<Body>({}), weight: 3 }, rawBody('application/json'));
  if (body.kind === 'multipart/form-data') return multipartOf(body.schema, anyId);
  const described = fromSchema(body.schema, anyId);
  // The engine wants to know what a change was made from.
  const made = EDIT.test(operation.id)
    ? described.map((value) => ({ ...(value as object), updatedAt: VERSION }))
    : described;
  const right = examples.length > 0 ? fc.oneof(made, { arbitrary: fc.constantFrom(...examples), weight: 3 }) : made;
  const wrong = fc.tuple(right, fc.nat(), change).map(([value, place, changed]) => replaced(value, place, changed));
  const text = fc
    .oneof({ arbitrary: right, weight: 3 }, { arbitrary: wrong, weight: 5 }, oddValue)
    .map((value) => textOf(body.kind, value));
  return fc.oneof({ arbitrary: text.map((sent) => ({ body: sent, type: body.kind })), weight: 9 }, rawBody(body.kind));
}

const textOf = (kind: string, value: unknown): string =>
  kind === 'application/json' || kind === NDJSON
    ? JSON.stringify(value)
    : encodedForm(typeof value === 'object' && value !== null ? Object.entries(value) : [['card', value]]);

const encodedForm = (pairs: [string, unknown][]): string =>
  pairs.map(([name, value]) => `${encoded(name)}=${encoded(String(JSON.stringify(value)))}`).join('&');

const EDIT = /^admin\..+\.edit$/;

/** What is no body of that kind. */
function rawBody(kind: string): fc.Arbitrary<Body> {
  const texts = [
    '',
    '{',
    '[',
    '{"a":1,}',
    'null',
    '"',
    '\ufeff{}',
    '{"a":1e999}',
    '{"__proto__":{"x":1}}',
    '['.repeat(2_500) + ']'.repeat(2_500),
    '{"a":'.repeat(900) + '1' + '}'.repeat(900),
    `{"a":"${'x'.repeat(270_000)}"}`,
  ];
  const bytes = [Buffer.from([0xff, 0xfe, 0x00]), gzipSync('{}'), Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1')];
  const types = [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'nonsense',
    '',
  ];
  const sent = fc.oneof(
    fc.constantFrom(...texts).map((body): Body => ({ body })),
    fc.constantFrom(...bytes).map((body): Body => ({ body: body.toString('latin1'), bytes: true })),
  );
  return fc
    .tuple(sent, fc.oneof({ arbitrary: fc.constant(kind), weight: 3 }, fc.constantFrom(...types)))
    .map(([body, type]) => ({ ...body, type }));
}

type Change = (value: unknown) => unknown;

/** At the end of what is right otherwise, so that it comes as far as the database. */
const POISON = ['\u0000', '\ud800', '\udc00x', '\u202e', '🚚', "'", '%', '\\'];

const change: fc.Arbitrary<Change> = fc.oneof(
  oddValue.map((odd) => () => odd),
  fc.constantFrom(...POISON).map((poison) => (value: unknown) => (typeof value === 'string' ? value + poison : poison)),
);

/** The same with something else at one place of it, counted through. */
function replaced(value: unknown, place: number, change: Change): unknown {
  const at = { left: place % Math.max(countOf(value), 1) };
  const walk = (each: unknown): unknown => {
    if (at.left-- === 0) return change(each);
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value);
}

const countOf = (value: unknown): number =>
  1 +
  (typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 0)
    : 0);
