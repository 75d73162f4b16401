import { expect, it } from '@jest/globals';
import { cspReportsSchema, violationsOf } from './csp-report.js';

const read = (report: unknown) => violationsOf(cspReportsSchema.parse(report));

it('keeps of an older browser’s report what is nobody’s', () => {
  const report = {
    'document-uri': 'https://flota.test/cotizacion/secreto?correo=ana@x.mx',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/a.js?x=1',
    'source-file': 'https://flota.test/assets/root-AbC1.js?token=1',
    'line-number': 7,
    disposition: 'enforce',
    'script-sample': 'ana@x.mx',
  };
  expect(read({ 'csp-report': report })).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.test',
      page: '/cotizacion',
      source: 'root-AbC1.js:7',
      reportOnly: false,
    },
  ]);
});

it('keeps the same of newer browsers’, and nothing but violations', () => {
  const body = {
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    documentURL: 'https://flota.test/my-account/home',
    sourceFile: 'https://flota.test/assets/root.js',
    lineNumber: 3,
    disposition: 'report',
    sample: 'Element innerHTML|ana@x.mx',
  };
  expect(
    read([
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]),
  ).toEqual([
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: '/my-account',
      source: 'root.js:3',
      reportOnly: true,
    },
  ]);
});

it.each([
  [{ 'csp-report': {} }],
  [[{ type: 'csp-violation' }]],
  [[{ type: 'csp-violation', body: { blockedURL: 'Ñ\n' } }]],
])('writes nothing down that it does not know: %j', (report) => {
  expect(read(report)).toEqual([
    { directive: 'unknown', blocked: 'unknown', page: 'unknown', source: 'unknown', reportOnly: false },
  ]);
});
