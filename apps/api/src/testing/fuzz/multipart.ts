import fc from 'fast-check';
import type { JsonSchema } from '../../platform/open-api/zod-schemas.js';
import { fromSchema } from './from-schema.js';
import type { FuzzRequest } from './fuzz-request.js';
import { oddText, oddValue } from './odd-values.js';

type Body = Pick<FuzzRequest, 'body' | 'bytes'> & { type?: string };

const BOUNDARY = 'fuzz-boundary';

/** Small files of the kinds that are read, and of kinds that only say so. */
const FILES = [
  '',
  'x',
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ).toString('latin1'),
  '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n',
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  '%PDF-1.7\n<</Encrypt 5 0 R /OpenAction<</S/JavaScript/JS(app.alert(1))>>>>',
  '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x06\x00\x00\x00',
  '\xff\xd8\xff\xe0\x00\x10JFIF\x00',
  'RIFF\xff\xff\xff\xffWEBPVP8 ',
  'PK\x03\x04\x14\x00',
  '<?xml version="1.0"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0"/>',
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
  ':20:X\r\n:25:1234\r\n:28C:1/1\r\n:60F:C261122MXN0,\r\n:61:2611229999C99999999999999999,99NTRF\r\n-',
  'Fecha,Concepto,Cargo,Abono\n31/02/2026,"sin fin,,\n\x00',
  '<'.repeat(3_000),
  '<a>'.repeat(3_000),
];

const NAMES = [
  'a.pdf',
  'a.xml',
  '../../a.pdf',
  'a\x00.pdf',
  '\xff\xfe',
  '',
  'x'.repeat(300),
  'con.png',
  'a.pdf\r\nX: y',
];

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** Forms with the parts a route reads: right, wrong, twice, too many, or broken off. */
export function multipartOf(schema: JsonSchema, ids: string[]): fc.Arbitrary<Body> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const parts = properties.map(([name, told]) =>
    fc.option(isFile(told) ? fileOf(name) : fieldOf(name, told, ids), { nil: '', freq: isFile(told) ? 2 : 9 }),
  );
  const extra = fc.oneof(
    oddText.map((value) => part(`name="${utf8(value.replace(/["\r\n]/g, ''))}"`, 'x')),
    fileOf('other'),
    fc.constant('--\r\n'),
  );
  const form = fc.tuple(
    fc.tuple(...parts),
    fc.option(extra, { nil: '', freq: 5 }),
    fc.option(fc.nat(400), { freq: 12 }),
  );
  return form.map(([made, more, cut]) => {
    const body = `${made.join('')}${more}--${BOUNDARY}--\r\n`;
    return {
      body: cut === null ? body : body.slice(0, cut),
      bytes: true,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
    };
  });
}

const isFile = ({ contentMediaType, items }: JsonSchema): boolean =>
  contentMediaType !== undefined || (items as JsonSchema | undefined)?.contentMediaType !== undefined;

const part = (disposition: string, content: string, type = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n${content}\r\n`;

function fieldOf(name: string, schema: JsonSchema, ids: string[]): fc.Arbitrary<string> {
  const right = fromSchema(schema, ids);
  return fc
    .oneof({ arbitrary: right, weight: 4 }, oddValue)
    .map((value) => part(`name="${name}"`, utf8(typeof value === 'string' ? value : JSON.stringify(value))));
}

const fileOf = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...FILES),
      fc.oneof({ arbitrary: fc.constant('a.pdf'), weight: 3 }, fc.constantFrom(...NAMES)),
      fc.constantFrom('application/pdf', 'image/png', 'text/xml', 'nonsense'),
    )
    .map(([content, file, type]) => part(`name="${name}"; filename="${file}"`, content, `Content-Type: ${type}\r\n`));
