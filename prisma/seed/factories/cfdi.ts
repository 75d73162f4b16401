import { createHash } from 'node:crypto';
import { Prisma } from '../../generated/client.js';

/** A party of an invoice. */
export interface CfdiParty {
  rfc: string;
  name: string;
  regime: string;
  postalCode: string;
}

export interface CfdiRequest {
  uuid: string;
  series: string;
  folio: string;
  /** Local time of the place of issue, `YYYY-MM-DDTHH:MM:SS`. */
  issuedAt: string;
  issuer?: CfdiParty;
  receiver: CfdiParty & { use: string };
  /** Amounts are MXN as text, without VAT. */
  concepts: { description: string; reference: string; amount: string; vat: string }[];
}

/** An invented lender: no RFC of anybody. */
const DEMO_ISSUER: CfdiParty = {
  rfc: 'FFD240115QA8',
  name: 'FLOTA FINANCIERA DEMO',
  regime: '601',
  postalCode: '11560',
};

const sumOf = (amounts: string[]): Prisma.Decimal => Prisma.Decimal.sum(0, ...amounts);

/** Services of financing, as SAT's catalogues call them. */
const PRODUCT_KEY = '84101700';
const UNIT_KEY = 'E48';

/**
 * A CFDI 4.0 as a billing system would hand it over, for demonstrations and tests. It adds up and can be parsed; its
 * seals say that they are none.
 */
export function buildCfdiXml({ issuer = DEMO_ISSUER, receiver, concepts, ...invoice }: CfdiRequest): string {
  const subtotal = sumOf(concepts.map(({ amount }) => amount));
  const vat = sumOf(concepts.map((concept) => concept.vat));
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
    FormaPago: '03',
    NoCertificado: '30001000000500000000',
    Certificado: 'DEMO',
    SubTotal: subtotal.toFixed(2),
    Moneda: 'MXN',
    Total: subtotal.plus(vat).toFixed(2),
    TipoDeComprobante: 'I',
    Exportacion: '01',
    MetodoPago: 'PUE',
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
  const lines = concepts.map(conceptXml).join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<cfdi:Comprobante${attributes(head)}>`,
    `  <cfdi:Emisor${attributes({ Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime })}/>`,
    `  <cfdi:Receptor${attributes({
      Rfc: receiver.rfc,
      Nombre: receiver.name,
      DomicilioFiscalReceptor: receiver.postalCode,
      RegimenFiscalReceptor: receiver.regime,
      UsoCFDI: receiver.use,
    })}/>`,
    `  <cfdi:Conceptos>\n${lines}\n  </cfdi:Conceptos>`,
    ...(vat.gt(0) ? [`  <cfdi:Impuestos${attributes({ TotalImpuestosTrasladados: vat.toFixed(2) })}/>`] : []),
    `  <cfdi:Complemento>\n    <tfd:TimbreFiscalDigital${attributes(stamp)}/>\n  </cfdi:Complemento>`,
    '</cfdi:Comprobante>\n',
  ].join('\n');
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
  const base = { Base: amount, Impuesto: '002' };
  const tax =
    Number(vat) > 0
      ? { ...base, TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: vat }
      : { ...base, TipoFactor: 'Exento' };
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
