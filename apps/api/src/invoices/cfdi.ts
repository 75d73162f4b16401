import { Decimal } from 'decimal.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { CfdiError } from './cfdi-error.js';

const CFDI_NAMESPACE = 'http://www.sat.gob.mx/cfd/4';
const STAMP_NAMESPACE = 'http://www.sat.gob.mx/TimbreFiscalDigital';

const MOST_NAMED = 5;

/** Whatever may hold a definition of its own: a CFDI has none, and an entity is how an XML reads other files. */
const DEFINITIONS = /<!(?:DOCTYPE|ENTITY)/i;

const text = z.string().trim().min(1);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,6})?$/);
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

const tax = z.object({
  Base: amount,
  Impuesto: text,
  TipoFactor: text,
  TasaOCuota: z.string().optional(),
  Importe: amount.optional(),
});

const concept = z.object({
  ClaveProdServ: text,
  NoIdentificacion: z.string().optional(),
  Cantidad: amount,
  ClaveUnidad: text,
  Descripcion: text,
  ValorUnitario: amount,
  Importe: amount,
  'cfdi:Impuestos': z.object({ 'cfdi:Traslados': z.object({ 'cfdi:Traslado': z.array(tax) }).optional() }).optional(),
});

const stamp = z.object({
  'xmlns:tfd': z.literal(STAMP_NAMESPACE),
  Version: z.literal('1.1'),
  UUID: z.guid().transform((uuid) => uuid.toLowerCase()),
  FechaTimbrado: instant,
  RfcProvCertif: text,
  SelloCFD: text,
  NoCertificadoSAT: text,
  SelloSAT: text,
});

const documentSchema = z.object({
  'cfdi:Comprobante': z.object({
    'xmlns:cfdi': z.literal(CFDI_NAMESPACE),
    Version: z.literal('4.0'),
    Serie: z.string().default(''),
    Folio: z.string().default(''),
    Fecha: instant,
    Sello: text,
    NoCertificado: text,
    SubTotal: amount,
    Descuento: amount.default('0'),
    Moneda: z.literal('MXN'),
    Total: amount,
    TipoDeComprobante: z.literal('I'),
    FormaPago: z.string().optional(),
    MetodoPago: z.string().optional(),
    LugarExpedicion: text,
    'cfdi:Emisor': z.object({ Rfc: text, Nombre: text, RegimenFiscal: text }),
    'cfdi:Receptor': z.object({
      Rfc: text,
      Nombre: text,
      DomicilioFiscalReceptor: text,
      RegimenFiscalReceptor: text,
      UsoCFDI: text,
    }),
    'cfdi:Conceptos': z.object({ 'cfdi:Concepto': z.array(concept).min(1) }),
    'cfdi:Impuestos': z
      .object({ TotalImpuestosTrasladados: amount.default('0'), TotalImpuestosRetenidos: amount.default('0') })
      .default({ TotalImpuestosTrasladados: '0', TotalImpuestosRetenidos: '0' }),
    'cfdi:Complemento': z.object({ 'tfd:TimbreFiscalDigital': stamp }),
  }),
});

/** What we read of a CFDI of income. Amounts are MXN with two decimals. */
export interface Cfdi {
  uuid: string;
  series: string;
  folio: string;
  /** Local times of the place of issue, without offset, as they are written. */
  issuedAt: string;
  stampedAt: string;
  issuer: { rfc: string; name: string; regime: string; postalCode: string };
  receiver: { rfc: string; name: string; regime: string; postalCode: string; use: string };
  concepts: CfdiConcept[];
  subtotal: string;
  discount: string;
  /** Taxes charged (VAT), and taxes withheld. */
  vat: string;
  withheld: string;
  total: string;
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

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => name === 'cfdi:Concepto' || name === 'cfdi:Traslado',
});

/**
 * Reads a stamped CFDI 4.0 of income in pesos and checks what has to be in it and that its amounts add up. Its seals are
 * not verified: whoever issues it does, and so does whoever follows its QR code.
 *
 * @throws CfdiError
 */
export function parseCfdi(xml: string): Cfdi {
  if (DEFINITIONS.test(xml)) throw new CfdiError('CFDI.DEFINITIONS');
  const result = documentSchema.safeParse(xmlOf(xml));
  if (!result.success) throw new CfdiError('CFDI.INVALID', wrongParts(result.error));
  const cfdi = readable(result.data['cfdi:Comprobante']);
  checkTotals(cfdi);
  return cfdi;
}

/** The verification service of SAT knows an invoice by these (Anexo 20). */
export function verificationUrl({ uuid, issuer, receiver, total, seal }: Cfdi): string {
  const query = new URLSearchParams({
    id: uuid.toUpperCase(),
    re: issuer.rfc,
    rr: receiver.rfc,
    tt: total,
    fe: seal.slice(-8),
  });
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${query.toString()}`;
}

function xmlOf(xml: string): unknown {
  if (XMLValidator.validate(xml) !== true) throw new CfdiError('CFDI.NOT_XML');
  try {
    return parser.parse(xml);
  } catch {
    throw new CfdiError('CFDI.NOT_XML');
  }
}

/** e.g. `Receptor › UsoCFDI; Moneda` */
const wrongParts = (error: z.ZodError): string =>
  error.issues
    .slice(0, MOST_NAMED)
    .map(
      ({ path }) =>
        path
          .map(nameInXml)
          .join(' › ')
          .replace(/^Comprobante › /, '') || 'Comprobante',
    )
    .join('; ');

/** Without the prefix of its namespace; lines are counted from one. */
const nameInXml = (step: PropertyKey): string =>
  typeof step === 'number' ? String(step + 1) : String(step).replace(/^(?:cfdi|tfd):/, '');

const cents = (value: string): string => new Decimal(value).toFixed(2);

function readable(root: z.output<typeof documentSchema>['cfdi:Comprobante']): Cfdi {
  const { 'cfdi:Emisor': issuer, 'cfdi:Receptor': receiver, 'cfdi:Impuestos': taxes } = root;
  const { 'tfd:TimbreFiscalDigital': stamped } = root['cfdi:Complemento'];
  return {
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
    subtotal: cents(root.SubTotal),
    discount: cents(root.Descuento),
    vat: cents(taxes.TotalImpuestosTrasladados),
    withheld: cents(taxes.TotalImpuestosRetenidos),
    total: cents(root.Total),
    paymentForm: root.FormaPago ?? '',
    paymentMethod: root.MetodoPago ?? '',
    seal: root.Sello,
    satSeal: stamped.SelloSAT,
    certificate: root.NoCertificado,
    satCertificate: stamped.NoCertificadoSAT,
    certifier: stamped.RfcProvCertif,
  };
}

function checkTotals({ concepts, subtotal, discount, vat, withheld, total }: Cfdi): void {
  const sum = Decimal.sum(0, ...concepts.map(({ amount }) => amount));
  if (!sum.eq(subtotal)) throw new CfdiError('CFDI.SUBTOTAL_DIFFERS', `${subtotal} ≠ ${sum.toFixed(2)}`);
  const due = sum.minus(discount).plus(vat).minus(withheld);
  if (!due.eq(total)) throw new CfdiError('CFDI.TOTAL_DIFFERS', `${total} ≠ ${due.toFixed(2)}`);
}
