import { XMLBuilder } from 'fast-xml-parser';
import type { CfdiContent, CreditNoteContent, IncomeContent } from './cfdi-content.js';
import { type CfdiFrame, named, type NamedCfdi } from './cfdi-frame.js';
import { paymentComplement, PAYMENTS_LOCATION, PAYMENTS_NAMESPACE } from './payment-complement.js';
import { inCents, rateText, subtotalOf, type TaxedLine, type TaxSum, taxSums, totalOf, vatOf } from './taxed-line.js';
import { VAT, type XmlNode } from './xml-node.js';

/* CFDI 4.0 by Anexo 20, before it is sealed: attributes by SAT's names, in the order of its schema. */

const CFDI_NAMESPACE = 'http://www.sat.gob.mx/cfd/4';
const CFDI_LOCATION = `${CFDI_NAMESPACE} http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd`;

/** c_UnidadDeMedida: a unit of service. */
const SERVICE_UNIT = 'E48';

const RELATIONS = { creditNote: '01', replacement: '04' } as const;
const TYPE_CODES = { income: 'I', credit_note: 'E', payment: 'P' } as const;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  format: true,
});

/** The XML without seal and certificate, which whoever seals it fills in. The same input makes the same bytes. */
export function writeCfdi(content: CfdiContent, frame: CfdiFrame): string {
  const { issuer, receiver } = frame;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'cfdi:Comprobante': {
      ...namespaces(content),
      '@Version': '4.0',
      '@Serie': frame.series,
      '@Folio': frame.folio,
      '@Fecha': frame.issuedAt,
      '@Sello': '',
      ...(content.type === 'payment' ? {} : { '@FormaPago': content.type === 'income' ? '99' : content.form }),
      '@NoCertificado': '',
      '@Certificado': '',
      ...amounts(content),
      '@TipoDeComprobante': TYPE_CODES[content.type],
      '@Exportacion': '01',
      // What is owed is paid later, and each payment has its own document; what is taken back is taken back at once.
      ...(content.type === 'payment' ? {} : { '@MetodoPago': content.type === 'income' ? 'PPD' : 'PUE' }),
      '@LugarExpedicion': issuer.postalCode,
      ...relations(content, frame),
      'cfdi:Emisor': { '@Rfc': issuer.rfc, '@Nombre': issuer.name, '@RegimenFiscal': issuer.regime },
      'cfdi:Receptor': {
        '@Rfc': receiver.rfc,
        '@Nombre': receiver.name,
        '@DomicilioFiscalReceptor': receiver.postalCode,
        '@RegimenFiscalReceptor': receiver.regime,
        '@UsoCFDI': content.type === 'payment' ? 'CP01' : receiver.use,
      },
      ...(content.type === 'payment'
        ? {
            'cfdi:Conceptos': { 'cfdi:Concepto': PAYMENT_CONCEPT },
            'cfdi:Complemento': paymentComplement(content, frame),
          }
        : { 'cfdi:Conceptos': { 'cfdi:Concepto': concepts(content, frame) }, 'cfdi:Impuestos': taxes(content.lines) }),
    },
  });
}

const namespaces = ({ type }: CfdiContent): XmlNode => ({
  '@xmlns:cfdi': CFDI_NAMESPACE,
  '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  ...(type === 'payment' ? { '@xmlns:pago20': PAYMENTS_NAMESPACE } : {}),
  '@xsi:schemaLocation': type === 'payment' ? `${CFDI_LOCATION} ${PAYMENTS_LOCATION}` : CFDI_LOCATION,
});

/** A document of payments has no amounts but those of its complement. */
const amounts = (content: CfdiContent): XmlNode =>
  content.type === 'payment'
    ? { '@SubTotal': '0', '@Moneda': 'XXX', '@Total': '0' }
    : { '@SubTotal': subtotalOf(content.lines), '@Moneda': 'MXN', '@Total': totalOf(content.lines) };

function relations(content: CfdiContent, { invoices, replaces }: CfdiFrame): XmlNode {
  const related = content.type === 'credit_note' ? [named(invoices, content.chargeId)] : [];
  const groups = [
    ...(related.length > 0 ? [relation(RELATIONS.creditNote, related)] : []),
    ...(replaces ? [relation(RELATIONS.replacement, [replaces])] : []),
  ];
  return groups.length > 0 ? { 'cfdi:CfdiRelacionados': groups } : {};
}

const relation = (kind: string, cfdis: readonly NamedCfdi[]): XmlNode => ({
  '@TipoRelacion': kind,
  'cfdi:CfdiRelacionado': cfdis.map(({ uuid }) => ({ '@UUID': uuid.toUpperCase() })),
});

/** SAT's own words for a document of payments. */
const PAYMENT_CONCEPT: XmlNode = {
  '@ClaveProdServ': '84111506',
  '@Cantidad': '1',
  '@ClaveUnidad': 'ACT',
  '@Descripcion': 'Pago',
  '@ValorUnitario': '0',
  '@Importe': '0',
  '@ObjetoImp': '01',
};

const concepts = ({ lines }: IncomeContent | CreditNoteContent, { productKeys, reference }: CfdiFrame): XmlNode[] =>
  lines.map((line) => ({
    '@ClaveProdServ': line.part === 'rent' || line.part === 'capital' ? productKeys.lease : productKeys.financing,
    '@NoIdentificacion': reference,
    '@Cantidad': '1',
    '@ClaveUnidad': SERVICE_UNIT,
    '@Descripcion': line.description,
    '@ValorUnitario': line.amount,
    '@Importe': line.amount,
    // Exempt is subject to the tax and bears none: 01 would say that VAT knows nothing of it.
    '@ObjetoImp': '02',
    'cfdi:Impuestos': {
      'cfdi:Traslados': { 'cfdi:Traslado': transfer({ rate: line.rate, base: line.amount, vat: line.vat }) },
    },
  }));

function taxes(lines: readonly TaxedLine[]): XmlNode {
  const total = vatOf(lines);
  return {
    ...(total === null ? {} : { '@TotalImpuestosTrasladados': total }),
    'cfdi:Traslados': { 'cfdi:Traslado': taxSums(lines).map(inCents).map(transfer) },
  };
}

const transfer = ({ base, rate, vat }: TaxSum): XmlNode => ({
  '@Base': base,
  '@Impuesto': VAT,
  ...(rate === null
    ? { '@TipoFactor': 'Exento' }
    : { '@TipoFactor': 'Tasa', '@TasaOCuota': rateText(rate), '@Importe': vat }),
});
