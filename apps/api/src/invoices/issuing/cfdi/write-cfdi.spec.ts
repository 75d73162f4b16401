import { describe, expect, it } from '@jest/globals';
import { validateCfdi } from '../../../testing/sat-schema.js';
import { parseCfdi } from '../../cfdi.js';
import type { CfdiContent } from './cfdi-content.js';
import type { CfdiFrame } from './cfdi-frame.js';
import { writeCfdi } from './write-cfdi.js';
import { asStamped } from '../testing/stamped.fixture.js';

const UUID = '5f1bd24a-2f6c-4b0e-9b0a-0d6e5d6a2f11';

const frame: CfdiFrame = {
  series: 'FI',
  folio: '12',
  issuedAt: '2026-02-01T09:30:00',
  issuer: { rfc: 'FFD240115QA8', name: 'FLOTA FINANCIERA DEMO', regime: '601', postalCode: '01219' },
  receiver: {
    rfc: 'OOBR800101AB1',
    name: 'RAMIRO "EL RÁPIDO" & HIJOS',
    regime: '612',
    postalCode: '06600',
    use: 'G03',
  },
  reference: 'FL-2026-000001',
  replaces: null,
  invoices: new Map([['charge', { uuid: UUID, series: 'FI', folio: '11' }]]),
  productKeys: { financing: '84121500', lease: '78181500' },
};

const INTEREST = { part: 'interest', amount: '9333.33', vat: '1493.33', rate: '0.16' } as const;
const line = { ...INTEREST, description: 'Intereses de la mensualidad 3 de 60' };
const exempt = { ...line, vat: '0.00', rate: null };
const income: CfdiContent = { type: 'income', lines: [line] };
const creditNote: CfdiContent = { type: 'credit_note', chargeId: 'charge', form: '15', lines: [line] };
const payment: CfdiContent = {
  type: 'payment',
  paidOn: '2026-01-31',
  form: '03',
  operation: 'SPEI 0042',
  invoices: [
    { chargeId: 'charge', number: 2, before: '10826.66', paid: '10826.66', after: '0.00', amounts: [INTEREST] },
  ],
};

const tagOf = (xml: string, name: string): string => new RegExp(`<${name}[^>]*>`).exec(xml)?.[0] ?? '';

describe('writeCfdi', () => {
  it.each<[string, CfdiContent, Partial<CfdiFrame>]>([
    ['an invoice', income, {}],
    ['one of an exempt interest', { type: 'income', lines: [exempt] }, {}],
    [
      'one of two rates',
      { type: 'income', lines: [line, { ...line, part: 'late_interest', rate: '0.08', vat: '746.67' }] },
      {},
    ],
    ['one in the place of another', income, { replaces: { uuid: UUID, series: 'FI', folio: '1' } }],
    ['a credit note', creditNote, {}],
    ['a receipt of payment', payment, {}],
    [
      'a receipt of an exempt payment',
      { ...payment, invoices: [{ ...payment.invoices[0]!, amounts: [{ ...INTEREST, vat: '0.00', rate: null }] }] },
      { replaces: { uuid: UUID, series: 'FP', folio: '1' } },
    ],
  ])('writes %s as SAT’s schema has it', (_, content, part) => {
    expect(validateCfdi(writeCfdi(content, { ...frame, ...part }))).toEqual([]);
  });

  it('is refused by that schema where something is not as SAT has it', () => {
    expect(validateCfdi(writeCfdi(income, { ...frame, receiver: { ...frame.receiver, use: 'G99' } }))).toEqual([
      expect.stringContaining('UsoCFDI'),
    ]);
  });

  it('asks for what the ledger charged, to the cent, to be paid later', () => {
    const xml = writeCfdi(income, frame);
    expect(tagOf(xml, 'cfdi:Comprobante')).toMatch(/ SubTotal="9333\.33" .* Total="10826\.66" /);
    expect(tagOf(xml, 'cfdi:Comprobante')).toMatch(/FormaPago="99".*MetodoPago="PPD"/);
    expect(tagOf(xml, 'cfdi:Receptor')).toContain('Nombre="RAMIRO &quot;EL RÁPIDO&quot; &amp; HIJOS"');
  });

  it('names no amount of a tax that is exempt', () => {
    const xml = writeCfdi({ type: 'income', lines: [exempt] }, frame);
    expect(tagOf(xml, 'cfdi:Traslado ')).toBe('<cfdi:Traslado Base="9333.33" Impuesto="002" TipoFactor="Exento"/>');
    expect(xml).not.toContain('TotalImpuestosTrasladados');
  });

  it('says of a payment what it paid of which invoice, and which part of it was VAT', () => {
    const xml = writeCfdi(payment, frame);
    expect(tagOf(xml, 'pago20:Totales')).toBe(
      '<pago20:Totales TotalTrasladosBaseIVA16="9333.33" TotalTrasladosImpuestoIVA16="1493.33" MontoTotalPagos="10826.66"/>',
    );
    expect(tagOf(xml, 'pago20:DoctoRelacionado')).toBe(
      `<pago20:DoctoRelacionado IdDocumento="${UUID.toUpperCase()}" Serie="FI" Folio="11" MonedaDR="MXN" EquivalenciaDR="1"` +
        ' NumParcialidad="2" ImpSaldoAnt="10826.66" ImpPagado="10826.66" ImpSaldoInsoluto="0.00" ObjetoImpDR="02">',
    );
  });

  it('refuses to name an invoice that is not stamped', () => {
    expect(() => writeCfdi(payment, { ...frame, invoices: new Map() })).toThrow('No stamped invoice');
  });

  it.each([
    ['an invoice', income, { type: 'income', subtotal: '9333.33', vat: '1493.33', total: '10826.66' }],
    ['a credit note', creditNote, { type: 'credit_note', total: '10826.66', related: [UUID] }],
    ['a receipt of payment', payment, { type: 'payment', vat: '1493.33', total: '10826.66', related: [UUID] }],
  ] as const)('writes %s that our own import reads once it is stamped', (_, content, figures) => {
    expect(parseCfdi(asStamped(writeCfdi(content, frame)))).toMatchObject(figures);
  });
});
