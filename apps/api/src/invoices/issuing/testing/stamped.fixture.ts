import { randomUUID } from 'node:crypto';

const SEAL = Buffer.from('SELLO DE PRUEBA SIN VALIDEZ '.repeat(9)).toString('base64');

/** As a certifier gives it back: sealed, and with the stamp in its complement. */
export function asStamped(xml: string, uuid: string = randomUUID()): string {
  const stamp =
    `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}"` +
    ` FechaTimbrado="2026-02-01T09:31:00" RfcProvCertif="SPR190613I52" SelloCFD="${SEAL}"` +
    ` NoCertificadoSAT="30001000000500003456" SelloSAT="${SEAL}"/>`;
  const sealed = xml
    .replace('Sello=""', `Sello="${SEAL}"`)
    .replace('NoCertificado=""', 'NoCertificado="30001000000500003416"')
    .replace('Certificado=""', 'Certificado="UFJVRUJB"');
  return sealed.includes('</cfdi:Complemento>')
    ? sealed.replace('</cfdi:Complemento>', `${stamp}</cfdi:Complemento>`)
    : sealed.replace('</cfdi:Comprobante>', `<cfdi:Complemento>${stamp}</cfdi:Complemento></cfdi:Comprobante>`);
}
