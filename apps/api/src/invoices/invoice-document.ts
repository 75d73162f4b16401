import { INVOICE_TYPE_NAMES, type SiteSettings } from '@flota/schemas';
import encodeQr from 'qr';
import { type Letterhead, letterheadOf } from '../platform/pdf/letterhead.js';
import { formatLongDay, formatMoney } from '@flota/figures';
import { type Cfdi, verificationUrl } from './cfdi.js';

interface Line {
  label: string;
  value: string;
}

/** What the template `invoice.typ` sets: a CFDI as people read it. */
export interface InvoiceDocument {
  title: string;
  /** Series and folio. */
  number: string;
  date: string;
  parties: { title: string; name: string; lines: Line[] }[];
  facts: Line[];
  concepts: { description: string; detail: string; quantity: string; unitPrice: string; amount: string }[];
  totals: Line[];
  total: Line;
  stamp: Line[];
  seals: Line[];
  qr: string;
  verificationUrl: string;
  company: Letterhead;
}

export function invoiceDocument(cfdi: Cfdi, settings: SiteSettings): InvoiceDocument {
  const { issuer, receiver } = cfdi;
  const url = verificationUrl(cfdi);
  return {
    title: INVOICE_TYPE_NAMES[cfdi.type],
    number: [cfdi.series, cfdi.folio].filter(Boolean).join(' ') || cfdi.uuid.toUpperCase(),
    date: instantLabel(cfdi.issuedAt),
    parties: [
      {
        title: 'Emisor',
        name: issuer.name,
        lines: [
          { label: 'RFC', value: issuer.rfc },
          { label: 'Régimen fiscal', value: issuer.regime },
          { label: 'Lugar de expedición', value: issuer.postalCode },
        ],
      },
      {
        title: 'Receptor',
        name: receiver.name,
        lines: [
          { label: 'RFC', value: receiver.rfc },
          { label: 'Régimen fiscal', value: receiver.regime },
          { label: 'Domicilio fiscal', value: receiver.postalCode },
          { label: 'Uso de CFDI', value: receiver.use },
        ],
      },
    ],
    facts: [
      { label: 'Folio fiscal (UUID)', value: cfdi.uuid.toUpperCase() },
      { label: 'Forma de pago', value: cfdi.paymentForm },
      { label: 'Método de pago', value: cfdi.paymentMethod },
      { label: 'Moneda', value: 'MXN' },
    ].filter(({ value }) => value !== ''),
    concepts:
      cfdi.type === 'payment'
        ? paymentLines(cfdi)
        : cfdi.concepts.map((concept) => ({
            description: concept.description,
            detail: [concept.productKey, concept.unitKey, concept.reference].filter(Boolean).join(' · '),
            quantity: concept.quantity,
            unitPrice: formatMoney(concept.unitPrice),
            amount: formatMoney(concept.amount),
          })),
    totals: [
      { label: 'Subtotal', value: formatMoney(cfdi.subtotal) },
      ...optional('Descuento', cfdi.discount),
      { label: 'IVA trasladado', value: formatMoney(cfdi.vat) },
      ...optional('Impuestos retenidos', cfdi.withheld),
    ],
    total: { label: 'Total', value: formatMoney(cfdi.total) },
    stamp: [
      { label: 'Fecha de certificación', value: instantLabel(cfdi.stampedAt) },
      { label: 'Certificado del emisor', value: cfdi.certificate },
      { label: 'Certificado del SAT', value: cfdi.satCertificate },
      { label: 'RFC del proveedor de certificación', value: cfdi.certifier },
    ],
    seals: [
      { label: 'Sello digital del CFDI', value: cfdi.seal },
      { label: 'Sello digital del SAT', value: cfdi.satSeal },
      { label: 'Cadena original del complemento de certificación', value: certifiedText(cfdi) },
    ],
    qr: encodeQr(url, 'svg', { ecc: 'medium', border: 1 }),
    verificationUrl: url,
    company: letterheadOf(settings),
  };
}

/** A CFDI of payments has one empty concept: what people want to read is what was paid of which invoice. */
const paymentLines = ({ payments }: Cfdi): InvoiceDocument['concepts'] =>
  payments.flatMap(({ form, invoices, paidAt, reference }) =>
    invoices.map((invoice) => ({
      description: `Pago ${invoice.part} de la factura ${invoice.name || invoice.uuid.toUpperCase()}`,
      detail: [instantLabel(paidAt), `forma de pago ${form}`, reference, `quedan ${formatMoney(invoice.left)}`]
        .filter(Boolean)
        .join(' · '),
      quantity: '1',
      unitPrice: formatMoney(invoice.paid),
      amount: formatMoney(invoice.paid),
    })),
  );

const optional = (label: string, amount: string): Line[] =>
  amount === '0.00' ? [] : [{ label, value: formatMoney(amount) }];

/** What the seal of SAT is of (Anexo 20). */
const certifiedText = ({ uuid, stampedAt, certifier, seal, satCertificate }: Cfdi): string =>
  `||1.1|${uuid.toUpperCase()}|${stampedAt}|${certifier}|${seal}|${satCertificate}||`;

/** `2026-10-05T09:30:00` as `5 de octubre de 2026, 09:30`. */
const instantLabel = (instant: string): string => `${formatLongDay(instant.slice(0, 10))}, ${instant.slice(11, 16)}`;
