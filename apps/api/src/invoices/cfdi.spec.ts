import { describe, expect, it } from '@jest/globals';
import { buildCfdiXml, buildPaymentCfdiXml, type CfdiRequest } from '@flota/prisma/seed';
import { CfdiError } from './cfdi-error.js';
import { parseCfdi, verificationUrl } from './cfdi.js';

const request: CfdiRequest = {
  uuid: '5f0e4a1c-3d2b-4c6d-9e8f-0a1b2c3d4e5f',
  series: 'FL',
  folio: '1042',
  issuedAt: '2026-10-05T09:30:00',
  receiver: {
    rfc: 'TRN010203AB1',
    name: 'TRANSPORTES NÚÑEZ & HIJOS "EL RÁPIDO"',
    regime: '601',
    postalCode: '64000',
    use: 'G03',
  },
  concepts: [
    {
      description: 'Interés de la mensualidad 14 de 60',
      reference: 'FL-2024-000123',
      amount: '1000.01',
      vat: '160.00',
    },
    { description: 'Comisión <de prueba>', reference: 'FL-2024-000123', amount: '99.99', vat: '16.00' },
  ],
};
const xml = buildCfdiXml(request);

const paymentXml = () =>
  buildPaymentCfdiXml({
    uuid: '1a2b3c4d-5e6f-4a8b-9c0d-1e2f3a4b5c6d',
    series: 'P',
    folio: '7',
    issuedAt: '2026-10-21T10:00:00',
    receiver: request.receiver,
    payment: { paidAt: '2026-10-20T12:00:00', amount: '1276.00', vat: '176.00', reference: 'MBAN01002610200000000001' },
    paid: { uuid: request.uuid, series: 'FL', folio: '1042' },
  });

describe('parseCfdi', () => {
  it('reads who, what and how much', () => {
    expect(parseCfdi(xml)).toMatchObject({
      uuid: request.uuid,
      series: 'FL',
      folio: '1042',
      issuedAt: '2026-10-05T09:30:00',
      issuer: { rfc: 'FFD240115QA8', postalCode: '01219' },
      receiver: { rfc: 'TRN010203AB1', name: request.receiver.name, use: 'G03' },
      concepts: [
        { description: 'Interés de la mensualidad 14 de 60', reference: 'FL-2024-000123', amount: '1000.01' },
        { description: 'Comisión <de prueba>', amount: '99.99' },
      ],
      subtotal: '1100.00',
      discount: '0.00',
      vat: '176.00',
      total: '1276.00',
    });
  });

  it('reads one without VAT', () => {
    const [concept] = request.concepts;
    const exempt = buildCfdiXml({ ...request, concepts: [{ ...concept!, vat: '0.00' }] });
    expect(parseCfdi(exempt)).toMatchObject({ subtotal: '1000.01', vat: '0.00', total: '1000.01' });
  });

  it('rounds once, after summing amounts of more decimals', () => {
    // 333.333 + 333.333 + 333.334: each rounded by itself they would be a cent less.
    const [concept] = request.concepts;
    const amounts = ['333.333', '333.333', '333.334'];
    const split = buildCfdiXml({
      ...request,
      concepts: amounts.map((amount) => ({ ...concept!, amount, vat: '0.00' })),
    });
    expect(split).toContain('SubTotal="1000.00"');
    expect(parseCfdi(split)).toMatchObject({ subtotal: '1000.00', total: '1000.00' });
  });

  it('sums taxes in its summary as SAT asks for', () => {
    expect(xml).toContain(
      '<cfdi:Impuestos TotalImpuestosTrasladados="176.00"><cfdi:Traslados><cfdi:Traslado Base="1100.00"',
    );
  });

  it('reads a credit note with the invoice it takes back', () => {
    const related = '0c8d9f1e-2b3a-4c5d-8e9f-a0b1c2d3e4f5';
    const note = xml
      .replace('TipoDeComprobante="I"', 'TipoDeComprobante="E"')
      .replace(
        /( *<cfdi:Emisor)/,
        `<cfdi:CfdiRelacionados TipoRelacion="01"><cfdi:CfdiRelacionado UUID="${related.toUpperCase()}"/></cfdi:CfdiRelacionados>$1`,
      );
    expect(parseCfdi(note)).toMatchObject({ type: 'credit_note', related: [related], total: '1276.00' });
  });

  it('reads payments, which have amounts in their complement only', () => {
    const cfdi = parseCfdi(paymentXml());
    expect(cfdi).toMatchObject({
      type: 'payment',
      documentTotal: '0.00',
      subtotal: '1100.00',
      vat: '176.00',
      total: '1276.00',
      related: [request.uuid],
      payments: [
        {
          paidAt: '2026-10-20T12:00:00',
          form: '03',
          amount: '1276.00',
          reference: 'MBAN01002610200000000001',
          invoices: [{ uuid: request.uuid, name: 'FL 1042', part: '1', paid: '1276.00', left: '0.00' }],
        },
      ],
    });
    expect(new URL(verificationUrl(cfdi)).searchParams.get('tt')).toBe('0.00');
  });

  it('refuses payments that do not sum up', () => {
    const wrong = paymentXml().replace('MontoTotalPagos="1276.00"', 'MontoTotalPagos="1276.01"');
    expect(() => parseCfdi(wrong)).toThrow(
      expect.objectContaining({ code: 'CFDI.PAYMENTS_DIFFER', detail: '1276.01 ≠ 1276.00' }),
    );
  });

  it.each<[string, (text: string) => string]>([
    ['another version', (text) => text.replace('Version="4.0"', 'Version="3.3"')],
    ['another namespace', (text) => text.replace('"http://www.sat.gob.mx/cfd/4"', '"http://example.com/cfd"')],
    ['no stamp', (text) => text.replace(/<tfd:[^>]*>/, '')],
    ['no receiver', (text) => text.replace(/<cfdi:Receptor[^>]*>/, '')],
    ['no concept', (text) => text.replace(/<cfdi:Conceptos>[\s\S]*<\/cfdi:Conceptos>/, '<cfdi:Conceptos/>')],
    ['a payroll', (text) => text.replace('TipoDeComprobante="I"', 'TipoDeComprobante="N"')],
    ['payments without their complement', (text) => text.replace('TipoDeComprobante="I"', 'TipoDeComprobante="P"')],
    ['dollars', (text) => text.replace('Moneda="MXN"', 'Moneda="USD"')],
    ['a subtotal that is not the sum', (text) => text.replace('SubTotal="1100.00"', 'SubTotal="1100.01"')],
    ['a total that is not the sum', (text) => text.replace(' Total="1276.00"', ' Total="1276.01"')],
    ['an amount that is none', (text) => text.replace(' Total="1276.00"', ' Total="1e3"')],
    ['a wrong UUID', (text) => text.replace(request.uuid, '5f0e4a1c')],
    ['half a file', (text) => text.slice(0, 800)],
    ['something else', () => '{"xml": false}'],
    ['nothing', () => ''],
    ['a document type', (text) => text.replace('?>', '?><!DOCTYPE x>')],
    ['an entity', (text) => text.replace('?>', '?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
  ])('refuses %s', (_, change) => {
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    expect(() => parseCfdi(changed)).toThrow(CfdiError);
  });

  it.each<[string, (text: string) => string, object]>([
    ['half a file', (text) => text.slice(0, 800), { code: 'CFDI.NOT_XML', detail: undefined }],
    ['a document type', (text) => text.replace('?>', '?><!DOCTYPE x>'), { code: 'CFDI.DEFINITIONS' }],
    ['something else', () => '<html></html>', { code: 'CFDI.INVALID', detail: 'Comprobante' }],
    [
      'two things',
      (text) => text.replace('Moneda="MXN"', 'Moneda="USD"').replace(/ UsoCFDI="\w+"/, ''),
      { code: 'CFDI.INVALID', detail: 'Moneda; Receptor › UsoCFDI' },
    ],
    [
      'a concept',
      (text) => text.replace('Descripcion="Comisión &lt;de prueba&gt;"', ''),
      { code: 'CFDI.INVALID', detail: 'Conceptos › Concepto › 2 › Descripcion' },
    ],
    [
      'a subtotal',
      (text) => text.replace('SubTotal="1100.00"', 'SubTotal="1100.01"'),
      { code: 'CFDI.SUBTOTAL_DIFFERS', detail: '1100.01 ≠ 1100.00' },
    ],
    [
      'a total',
      (text) => text.replace(' Total="1276.00"', ' Total="1276.01"'),
      { code: 'CFDI.TOTAL_DIFFERS', detail: '1276.01 ≠ 1276.00' },
    ],
  ])('says what is wrong with %s', (_, change, refusal) => {
    expect(() => parseCfdi(change(xml))).toThrow(expect.objectContaining(refusal));
  });

  it('takes no time over nesting without end', () => {
    const nested = `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`;
    expect(() => parseCfdi(nested)).toThrow(CfdiError);
  });
});

it('verificationUrl is what the QR code of the invoice holds', () => {
  const cfdi = parseCfdi(xml);
  const url = new URL(verificationUrl(cfdi));
  expect(url.origin + url.pathname).toBe('https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: request.uuid.toUpperCase(),
    re: 'FFD240115QA8',
    rr: 'TRN010203AB1',
    tt: '1276.00',
    fe: cfdi.seal.slice(-8),
  });
});
