import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { CfdiError } from './cfdi-error.js';

/* What has to be in the XML of a CFDI, by the names of Anexo 20 and of the complement of payments 2.0. */

const CFDI_NAMESPACE = 'http://www.sat.gob.mx/cfd/4';
const PAYMENTS_NAMESPACE = 'http://www.sat.gob.mx/Pagos20';
const STAMP_NAMESPACE = 'http://www.sat.gob.mx/TimbreFiscalDigital';

/** One of a few concepts has some ten kilobytes. */
export const MAX_XML_BYTES = 512 * 1024;

const MOST_NAMED = 5;

/** Whatever may hold a definition of its own: a CFDI has none, and an entity is how an XML reads other files. */
const DEFINITIONS = /<!(?:DOCTYPE|ENTITY)/i;

const text = z.string().trim().min(1);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,6})?$/);
const uuid = z.guid().transform((each) => each.toLowerCase());
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
  UUID: uuid,
  FechaTimbrado: instant,
  RfcProvCertif: text,
  SelloCFD: text,
  NoCertificadoSAT: text,
  SelloSAT: text,
});

/** Invoices that this one is about: those a credit note takes back, or those it replaces. */
const relations = z.array(
  z.object({ TipoRelacion: text, 'cfdi:CfdiRelacionado': z.array(z.object({ UUID: uuid })).min(1) }),
);

const common = z.object({
  'xmlns:cfdi': z.literal(CFDI_NAMESPACE),
  Version: z.literal('4.0'),
  Serie: z.string().default(''),
  Folio: z.string().default(''),
  Fecha: instant,
  Sello: text,
  NoCertificado: text,
  SubTotal: amount,
  Descuento: amount.default('0'),
  Moneda: text,
  Total: amount,
  FormaPago: z.string().default(''),
  MetodoPago: z.string().default(''),
  LugarExpedicion: text,
  'cfdi:CfdiRelacionados': relations.default([]),
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
});

/** Money that came, and the invoices it pays. */
const payment = z.object({
  FechaPago: instant,
  FormaDePagoP: text,
  MonedaP: z.literal('MXN'),
  Monto: amount,
  NumOperacion: z.string().default(''),
  'pago20:DoctoRelacionado': z
    .array(
      z.object({
        IdDocumento: uuid,
        Serie: z.string().default(''),
        Folio: z.string().default(''),
        NumParcialidad: z.string().regex(/^\d{1,3}$/),
        ImpPagado: amount,
        ImpSaldoInsoluto: amount,
      }),
    )
    .min(1),
});

const payments = z.object({
  'xmlns:pago20': z.literal(PAYMENTS_NAMESPACE).optional(),
  Version: z.literal('2.0'),
  'pago20:Totales': z.object({
    MontoTotalPagos: amount,
    TotalTrasladosImpuestoIVA16: amount.default('0'),
    TotalTrasladosImpuestoIVA8: amount.default('0'),
  }),
  'pago20:Pago': z.array(payment).min(1),
});

const stamped = z.object({ 'tfd:TimbreFiscalDigital': stamp });

/** A CFDI 4.0 of income (I), of a credit note (E), or of payments (P), which has no amounts of its own. */
const documentSchema = z.object({
  'cfdi:Comprobante': z.discriminatedUnion('TipoDeComprobante', [
    common.extend({
      TipoDeComprobante: z.enum(['I', 'E']),
      Moneda: z.literal('MXN'),
      'cfdi:Complemento': stamped,
    }),
    common.extend({
      TipoDeComprobante: z.literal('P'),
      Moneda: z.literal('XXX'),
      'cfdi:Complemento': stamped.extend({ 'pago20:Pagos': payments }),
    }),
  ]),
});

/** The root of a CFDI as it stands in its XML. */
export type CfdiRoot = z.output<typeof documentSchema>['cfdi:Comprobante'];

const LISTS = new Set([
  'cfdi:Concepto',
  'cfdi:Traslado',
  'cfdi:CfdiRelacionados',
  'cfdi:CfdiRelacionado',
  'pago20:Pago',
  'pago20:DoctoRelacionado',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

/** @throws CfdiError unless everything that has to be there is */
export function readCfdiXml(xml: string): CfdiRoot {
  if (DEFINITIONS.test(xml)) throw new CfdiError('CFDI.DEFINITIONS');
  const result = documentSchema.safeParse(xmlOf(xml));
  if (!result.success) throw new CfdiError('CFDI.INVALID', wrongParts(result.error));
  return result.data['cfdi:Comprobante'];
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
