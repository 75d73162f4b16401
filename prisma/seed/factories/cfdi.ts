import { createHash } from 'node:crypto';
import { Prisma } from '../../generated/client.js';

/** A party of an invoice. */
export interface CfdiParty {
  rfc: string;
  name: string;
  regime: string;
  postalCode: string;
}

interface CfdiHead {
  uuid: string;
  series: string;
  folio: string;
  /** Local time of the place of issue, `YYYY-MM-DDTHH:MM:SS`. */
  issuedAt: string;
  issuer?: CfdiParty;
  receiver: CfdiParty & { use: string };
}

export interface CfdiRequest extends CfdiHead {
  /** Paid at once, unless its payments have documents of their own. */
  method?: 'PUE' | 'PPD';
  /** Amounts are MXN as text, without VAT. */
  concepts: { description: string; reference: string; amount: string; vat: string }[];
}

/** That an invoice was paid in one go, later than it was issued. */
export interface PaymentCfdiRequest extends CfdiHead {
  /** `vat` is what of the amount is VAT at 16 %. */
  payment: { paidAt: string; amount: string; vat: string; reference: string };
  paid: { uuid: string; series: string; folio: string };
}

/** An invented lender, at the address of the demo brand: no RFC of anybody. */
const DEMO_ISSUER: CfdiParty = {
  rfc: 'FFD240115QA8',
  name: 'FLOTA FINANCIERA DEMO',
  regime: '601',
  postalCode: '01219',
};

const sumOf = (amounts: string[]): Prisma.Decimal => Prisma.Decimal.sum(0, ...amounts);

/** Services of financing, as SAT's catalogues call them. */
const PRODUCT_KEY = '84101700';
const UNIT_KEY = 'E48';

const VAT = '002';
const VAT_16 = { Impuesto: VAT, TipoFactor: 'Tasa', TasaOCuota: '0.160000' };

/**
 * A CFDI 4.0 as a billing system would hand it over, for demonstrations and tests. It adds up and can be parsed; its
 * seals say that they are none.
 */
export function buildCfdiXml({ concepts, method = 'PUE', ...head }: CfdiRequest): string {
  const subtotal = sumOf(concepts.map(({ amount }) => amount));
  const vat = sumOf(concepts.map((concept) => concept.vat));
  const totals = {
    FormaPago: method === 'PPD' ? '99' : '03',
    SubTotal: subtotal.toFixed(2),
    Moneda: 'MXN',
    Total: subtotal.plus(vat).toFixed(2),
    TipoDeComprobante: 'I',
    MetodoPago: method,
  };
  const lines = concepts.map(conceptXml).join('\n');
  return documentXml(head, totals, [`  <cfdi:Conceptos>\n${lines}\n  </cfdi:Conceptos>`, taxSummary(concepts)]);
}

/** A CFDI of payments: no amounts but those of its complement (Anexo 20, complement 2.0). */
export function buildPaymentCfdiXml({ paid, payment, receiver, ...head }: PaymentCfdiRequest): string {
  const base = new Prisma.Decimal(payment.amount).minus(payment.vat).toFixed(2);
  const concept = {
    ClaveProdServ: '84111506',
    Cantidad: '1',
    ClaveUnidad: 'ACT',
    Descripcion: 'Pago',
    ValorUnitario: '0',
    Importe: '0',
    ObjetoImp: '01',
  };
  const totals = {
    TotalTrasladosBaseIVA16: base,
    TotalTrasladosImpuestoIVA16: payment.vat,
    MontoTotalPagos: payment.amount,
  };
  const came = {
    FechaPago: payment.paidAt,
    FormaDePagoP: '03',
    MonedaP: 'MXN',
    TipoCambioP: '1',
    Monto: payment.amount,
    NumOperacion: payment.reference,
  };
  const invoice = {
    IdDocumento: paid.uuid,
    Serie: paid.series,
    Folio: paid.folio,
    MonedaDR: 'MXN',
    EquivalenciaDR: '1',
    NumParcialidad: '1',
    ImpSaldoAnt: payment.amount,
    ImpPagado: payment.amount,
    ImpSaldoInsoluto: '0.00',
    ObjetoImpDR: '02',
  };
  return documentXml(
    { ...head, receiver: { ...receiver, use: 'CP01' } },
    { SubTotal: '0', Moneda: 'XXX', Total: '0', TipoDeComprobante: 'P' },
    [`  <cfdi:Conceptos>\n    <cfdi:Concepto${attributes(concept)}/>\n  </cfdi:Conceptos>`],
    [
      `    <pago20:Pagos${attributes({ 'xmlns:pago20': 'http://www.sat.gob.mx/Pagos20', Version: '2.0' })}>`,
      `      <pago20:Totales${attributes(totals)}/>`,
      `      <pago20:Pago${attributes(came)}><pago20:DoctoRelacionado${attributes(invoice)}/></pago20:Pago>`,
      '    </pago20:Pagos>',
    ],
  );
}

/** What every CFDI has around its concepts. */
function documentXml(
  { issuer = DEMO_ISSUER, receiver, ...invoice }: CfdiHead,
  totals: Record<string, string>,
  body: string[],
  complement: string[] = [],
): string {
  const seal = demoSeal(`${invoice.uuid} sello`);
  const head = {
    'xmlns:cfdi': 'http://www.sat.gob.mx/cfd/4',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': 'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
    Version: '4.0',
    Serie: invoice.series,
    Folio: invoice.folio,
    Fecha: invoice.issuedAt,
    Sello: seal,
    NoCertificado: '30001000000500000000',
    Certificado: 'DEMO',
    ...totals,
    Exportacion: '01',
    LugarExpedicion: issuer.postalCode,
  };
  const stamp = {
    'xmlns:tfd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
    Version: '1.1',
    UUID: invoice.uuid,
    FechaTimbrado: invoice.issuedAt,
    RfcProvCertif: 'PAC240115QA1',
    SelloCFD: seal,
    NoCertificadoSAT: '30001000000500000001',
    SelloSAT: demoSeal(`${invoice.uuid} timbre`),
  };
  const party = {
    Rfc: receiver.rfc,
    Nombre: receiver.name,
    DomicilioFiscalReceptor: receiver.postalCode,
    RegimenFiscalReceptor: receiver.regime,
    UsoCFDI: receiver.use,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<cfdi:Comprobante${attributes(head)}>`,
    `  <cfdi:Emisor${attributes({ Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime })}/>`,
    `  <cfdi:Receptor${attributes(party)}/>`,
    ...body,
    '  <cfdi:Complemento>',
    ...complement,
    `    <tfd:TimbreFiscalDigital${attributes(stamp)}/>`,
    '  </cfdi:Complemento>',
    '</cfdi:Comprobante>\n',
  ].join('\n');
}

/** The taxes of all concepts, summed by rate; what is exempt is named without an amount. */
function taxSummary(concepts: CfdiRequest['concepts']): string {
  const taxed = concepts.filter(({ vat }) => Number(vat) > 0);
  const exempt = concepts.filter(({ vat }) => Number(vat) === 0);
  const vat = sumOf(taxed.map((concept) => concept.vat)).toFixed(2);
  const base = (of: CfdiRequest['concepts']) => sumOf(of.map(({ amount }) => amount)).toFixed(2);
  const lines = [
    ...(taxed.length > 0 ? [{ Base: base(taxed), ...VAT_16, Importe: vat }] : []),
    ...(exempt.length > 0 ? [{ Base: base(exempt), Impuesto: VAT, TipoFactor: 'Exento' }] : []),
  ];
  const totals = taxed.length > 0 ? attributes({ TotalImpuestosTrasladados: vat }) : '';
  const transfers = lines.map((line) => `<cfdi:Traslado${attributes(line)}/>`).join('');
  return `  <cfdi:Impuestos${totals}><cfdi:Traslados>${transfers}</cfdi:Traslados></cfdi:Impuestos>`;
}

function conceptXml({ description, reference, amount, vat }: CfdiRequest['concepts'][number]): string {
  const concept = {
    ClaveProdServ: PRODUCT_KEY,
    NoIdentificacion: reference,
    Cantidad: '1',
    ClaveUnidad: UNIT_KEY,
    Descripcion: description,
    ValorUnitario: amount,
    Importe: amount,
    ObjetoImp: '02',
  };
  const tax: Record<string, string> =
    Number(vat) > 0 ? { Base: amount, ...VAT_16, Importe: vat } : { Base: amount, Impuesto: VAT, TipoFactor: 'Exento' };
  return [
    `    <cfdi:Concepto${attributes(concept)}>`,
    `      <cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado${attributes(tax)}/></cfdi:Traslados></cfdi:Impuestos>`,
    '    </cfdi:Concepto>',
  ].join('\n');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')}"`)
    .join('');

/** As long as a real one, and reads `SELLO DE DEMOSTRACION SIN VALIDEZ` once decoded. */
function demoSeal(of: string): string {
  const filler = createHash('sha512').update(of).digest();
  return Buffer.concat([Buffer.from('SELLO DE DEMOSTRACION SIN VALIDEZ '), filler, filler, filler]).toString('base64');
}
