import { CfdiError } from '../cfdi-error.js';
import { type Cfdi, parseCfdi } from '../cfdi.js';
import { CertifierError } from './certifier.js';

const attribute = (xml: string, name: string): string =>
  new RegExp(`<cfdi:Comprobante\\b[^>]*\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

/**
 * Whether what came back is what was sent, stamped. Anything else is no answer: it is asked for again.
 *
 * @throws CertifierError `uncertain`
 */
export function checkStamped(answer: string, sent: string): void {
  const cfdi = parsed(answer);
  const isOurs = ['Serie', 'Folio', 'Fecha', 'Total', 'TipoDeComprobante'].every(
    (name) => attribute(answer, name) === attribute(sent, name),
  );
  const receiver = /<cfdi:Receptor\b[^>]*\sRfc="([^"]*)"/.exec(sent)?.[1];
  if (!isOurs || receiver === undefined || cfdi.receiver.rfc !== receiver.replaceAll('&amp;', '&')) {
    throw new CertifierError('uncertain', 'El PAC devolvió un comprobante que no es el que se le envió.');
  }
}

function parsed(answer: string): Cfdi {
  try {
    return parseCfdi(answer);
  } catch (error) {
    if (!(error instanceof CfdiError)) throw error;
    throw new CertifierError('uncertain', 'El PAC devolvió algo que no es un CFDI timbrado.');
  }
}
