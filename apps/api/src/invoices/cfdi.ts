import { Decimal } from 'decimal.js';
import { CfdiError } from './cfdi-error.js';
import { type CfdiRoot, readCfdiXml } from './cfdi-xml.js';

const TYPES = { I: 'income', E: 'credit_note', P: 'payment' } as const;

/** What we read of a CFDI. Amounts are MXN with two decimals. */
export interface Cfdi {
  type: (typeof TYPES)[keyof typeof TYPES];
  uuid: string;
  series: string;
  folio: string;
  /** Local times of the place of issue, without offset, as they are written. */
  issuedAt: string;
  stampedAt: string;
  issuer: { rfc: string; name: string; regime: string; postalCode: string };
  receiver: { rfc: string; name: string; regime: string; postalCode: string; use: string };
  concepts: CfdiConcept[];
  /** Of a CFDI of payments what they come to, as are `vat` and `total`. */
  subtotal: string;
  discount: string;
  /** Taxes charged (VAT), and taxes withheld. */
  vat: string;
  withheld: string;
  total: string;
  /** Total as the document itself has it, which is 0 of one of payments: SAT knows it by that. */
  documentTotal: string;
  /** Fiscal folios of the invoices it is about: paid, taken back or replaced by it. */
  related: string[];
  payments: CfdiPayment[];
  paymentForm: string;
  paymentMethod: string;
  seal: string;
  satSeal: string;
  certificate: string;
  satCertificate: string;
  certifier: string;
}

export interface CfdiConcept {
  productKey: string;
  reference: string;
  quantity: string;
  unitKey: string;
  description: string;
  unitPrice: string;
  amount: string;
}

/** Money that came, and what it paid of which invoices. */
export interface CfdiPayment {
  paidAt: string;
  form: string;
  amount: string;
  /** Number of the operation, e.g. a clave de rastreo. */
  reference: string;
  invoices: { uuid: string; name: string; part: string; paid: string; left: string }[];
}

/**
 * Reads a stamped CFDI 4.0 in pesos and checks what has to be in it and that its amounts add up. Its seals are not
 * verified: whoever issues it does, and so does whoever follows its QR code.
 *
 * @throws CfdiError
 */
export function parseCfdi(xml: string): Cfdi {
  const root = readCfdiXml(xml);
  checkSums(root);
  return readable(root);
}

/** The verification service of SAT knows an invoice by these (Anexo 20). */
export function verificationUrl({ documentTotal, uuid, issuer, receiver, seal }: Cfdi): string {
  const query = new URLSearchParams({
    id: uuid.toUpperCase(),
    re: issuer.rfc,
    rr: receiver.rfc,
    tt: documentTotal,
    fe: seal.slice(-8),
  });
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${query.toString()}`;
}

const cents = (value: Decimal.Value): string => new Decimal(value).toFixed(2);

function readable(root: CfdiRoot): Cfdi {
  const { 'cfdi:Emisor': issuer, 'cfdi:Receptor': receiver } = root;
  const { 'tfd:TimbreFiscalDigital': stamped } = root['cfdi:Complemento'];
  const payments = paymentsOf(root);
  const relations = root['cfdi:CfdiRelacionados'].flatMap((relation) => relation['cfdi:CfdiRelacionado']);
  return {
    ...amountsOf(root),
    type: TYPES[root.TipoDeComprobante],
    uuid: stamped.UUID,
    series: root.Serie,
    folio: root.Folio,
    issuedAt: root.Fecha,
    stampedAt: stamped.FechaTimbrado,
    issuer: {
      rfc: issuer.Rfc,
      name: issuer.Nombre,
      regime: issuer.RegimenFiscal,
      postalCode: root.LugarExpedicion,
    },
    receiver: {
      rfc: receiver.Rfc,
      name: receiver.Nombre,
      regime: receiver.RegimenFiscalReceptor,
      postalCode: receiver.DomicilioFiscalReceptor,
      use: receiver.UsoCFDI,
    },
    concepts: root['cfdi:Conceptos']['cfdi:Concepto'].map((line) => ({
      productKey: line.ClaveProdServ,
      reference: line.NoIdentificacion ?? '',
      quantity: line.Cantidad,
      unitKey: line.ClaveUnidad,
      description: line.Descripcion,
      unitPrice: cents(line.ValorUnitario),
      amount: cents(line.Importe),
    })),
    documentTotal: cents(root.Total),
    related: [
      ...relations.map(({ UUID }) => UUID),
      ...payments.flatMap(({ invoices }) => invoices.map(({ uuid }) => uuid)),
    ],
    payments,
    paymentForm: root.FormaPago,
    paymentMethod: root.MetodoPago,
    seal: root.Sello,
    satSeal: stamped.SelloSAT,
    certificate: root.NoCertificado,
    satCertificate: stamped.NoCertificadoSAT,
    certifier: stamped.RfcProvCertif,
  };
}

type Amounts = Pick<Cfdi, 'subtotal' | 'discount' | 'vat' | 'withheld' | 'total'>;

function amountsOf(root: CfdiRoot): Amounts {
  if (root.TipoDeComprobante === 'P') {
    const totals = root['cfdi:Complemento']['pago20:Pagos']['pago20:Totales'];
    const total = new Decimal(totals.MontoTotalPagos);
    const vat = Decimal.sum(totals.TotalTrasladosImpuestoIVA16, totals.TotalTrasladosImpuestoIVA8);
    return {
      subtotal: cents(total.minus(vat)),
      discount: '0.00',
      vat: cents(vat),
      withheld: '0.00',
      total: cents(total),
    };
  }
  const taxes = root['cfdi:Impuestos'];
  return {
    subtotal: cents(root.SubTotal),
    discount: cents(root.Descuento),
    vat: cents(taxes.TotalImpuestosTrasladados),
    withheld: cents(taxes.TotalImpuestosRetenidos),
    total: cents(root.Total),
  };
}

function paymentsOf(root: CfdiRoot): CfdiPayment[] {
  if (root.TipoDeComprobante !== 'P') return [];
  return root['cfdi:Complemento']['pago20:Pagos']['pago20:Pago'].map((payment) => ({
    paidAt: payment.FechaPago,
    form: payment.FormaDePagoP,
    amount: cents(payment.Monto),
    reference: payment.NumOperacion,
    invoices: payment['pago20:DoctoRelacionado'].map((paid) => ({
      uuid: paid.IdDocumento,
      name: [paid.Serie, paid.Folio].filter(Boolean).join(' '),
      part: paid.NumParcialidad,
      paid: cents(paid.ImpPagado),
      left: cents(paid.ImpSaldoInsoluto),
    })),
  }));
}

/** Amounts of lines have up to six decimals: they are summed as they stand, and only the sum is rounded (Anexo 20). */
function checkSums(root: CfdiRoot): void {
  if (root.TipoDeComprobante === 'P') {
    const { 'pago20:Pago': payments, 'pago20:Totales': totals } = root['cfdi:Complemento']['pago20:Pagos'];
    const paid = Decimal.sum(0, ...payments.map(({ Monto }) => Monto));
    checkSum('CFDI.PAYMENTS_DIFFER', totals.MontoTotalPagos, paid);
    return;
  }
  const taxes = root['cfdi:Impuestos'];
  const lines = Decimal.sum(0, ...root['cfdi:Conceptos']['cfdi:Concepto'].map(({ Importe }) => Importe));
  checkSum('CFDI.SUBTOTAL_DIFFERS', root.SubTotal, lines);
  const due = new Decimal(root.SubTotal)
    .minus(root.Descuento)
    .plus(taxes.TotalImpuestosTrasladados)
    .minus(taxes.TotalImpuestosRetenidos);
  checkSum('CFDI.TOTAL_DIFFERS', root.Total, due);
}

function checkSum(
  code: 'CFDI.SUBTOTAL_DIFFERS' | 'CFDI.TOTAL_DIFFERS' | 'CFDI.PAYMENTS_DIFFER',
  said: string,
  sum: Decimal,
) {
  if (cents(sum) !== cents(said)) throw new CfdiError(code, `${cents(said)} ≠ ${cents(sum)}`);
}
