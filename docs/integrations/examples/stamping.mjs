// A PAC that speaks SW sapien's REST services as far as Flota asks for them, and SAT's public consultation. It stamps
// nothing that counts: its seals say so. PORT=4010 node stamping.mjs
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const SEAL = Buffer.from('SELLO DE EJEMPLO SIN VALIDEZ '.repeat(8)).toString('base64');

/** What was stamped, by `customid`, and which fiscal folios are cancelled. */
const stamped = new Map();
const cancelled = new Set();

const refuse = (message, data = null) => ({
  status: 400,
  json: { message, messageDetail: null, data, status: 'error' },
});

function stampedXml(xml, uuid) {
  const now = new Date().toISOString().slice(0, 19);
  const stamp =
    `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}" FechaTimbrado="${now}"` +
    ` RfcProvCertif="LSO1306189R5" SelloCFD="${SEAL}" NoCertificadoSAT="30001000000500003456" SelloSAT="${SEAL}"/>`;
  const sealed = xml
    .replace(' Sello=""', ` Sello="${SEAL}"`)
    .replace(' NoCertificado=""', ' NoCertificado="30001000000500003416"')
    .replace(' Certificado=""', ' Certificado="RUpFTVBMTw=="');
  return sealed.includes('</cfdi:Complemento>')
    ? sealed.replace('</cfdi:Complemento>', `${stamp}</cfdi:Complemento>`)
    : sealed.replace('</cfdi:Comprobante>', `<cfdi:Complemento>${stamp}</cfdi:Complemento></cfdi:Comprobante>`);
}

function issue(request, body) {
  const xml = /<\?xml[\s\S]*<\/cfdi:Comprobante>/.exec(body)?.[0];
  const id = request.headers.customid;
  if (!xml || typeof id !== 'string') return refuse('301 - La estructura del comprobante es incorrecta.');
  if (xml.includes('DomicilioFiscalReceptor="00000"')) {
    return refuse('CFDI40147 - El campo DomicilioFiscalReceptor del receptor, no es el registrado ante el SAT.');
  }
  const known = stamped.get(id);
  if (known?.xml === xml) return refuse('307. El comprobante contiene un timbre previo.', { cfdi: known.cfdi });
  if (known)
    return refuse('CFDI3307 - Timbre duplicado. El customId proporcionado está duplicado.', { cfdi: known.cfdi });
  const uuid = randomUUID();
  const cfdi = stampedXml(xml, uuid);
  stamped.set(id, { xml, cfdi });
  return { status: 200, json: { data: { uuid, cfdi, selloCFDI: SEAL, selloSAT: SEAL }, status: 'success' } };
}

function cancel([rfc, uuid, motive, replacement]) {
  if (motive === '01' && !replacement) return refuse('CACFDI33 - Falta el folio que sustituye.');
  const code = cancelled.has(uuid.toLowerCase()) ? '202' : '201';
  cancelled.add(uuid.toLowerCase());
  const acuse = `<?xml version="1.0" encoding="utf-8"?><Acuse RfcEmisor="${rfc}"><Folios><UUID>${uuid}</UUID><EstatusUUID>${code}</EstatusUUID></Folios></Acuse>`;
  return { status: 200, json: { data: { acuse, uuid: { [uuid]: code } }, status: 'success' } };
}

function standing(body) {
  const uuid = /[?&]id=([0-9a-f-]+)/i.exec(body)?.[1]?.toLowerCase() ?? '';
  const [state, cancellation] = cancelled.has(uuid) ? ['Cancelado', 'Cancelado sin aceptación'] : ['Vigente', ''];
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult xmlns:a="http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio"><a:CodigoEstatus>S - Comprobante obtenido satisfactoriamente.</a:CodigoEstatus><a:EsCancelable>Cancelable sin aceptación</a:EsCancelable><a:Estado>${state}</a:Estado><a:EstatusCancelacion>${cancellation}</a:EstatusCancelacion></ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`;
}

function answer(request, body) {
  const { pathname } = new URL(request.url, 'http://example');
  if (request.method === 'POST' && pathname === '/ConsultaCFDIService.svc') return { status: 200, xml: standing(body) };
  if (request.headers.authorization !== 'Bearer ejemplo') {
    return {
      status: 401,
      json: { message: 'AU4101 - El token proporcionado viene vacio.', data: null, status: 'error' },
    };
  }
  if (request.method === 'POST' && pathname === '/v4/cfdi33/issue/v4') return issue(request, body);
  if (request.method === 'POST' && pathname.startsWith('/cfdi33/cancel/')) return cancel(pathname.split('/').slice(3));
  if (request.method === 'GET' && pathname === '/certificates') {
    const data = [{ issuer_rfc: 'EKU9003173C9', certificate_number: '30001000000500003416' }];
    return { status: 200, json: { data, status: 'success' } };
  }
  return { status: 404, json: { message: 'No existe.', data: null, status: 'error' } };
}

const server = createServer(async (request, response) => {
  const { json, status, xml } = answer(request, (await buffer(request)).toString('utf8'));
  const type = xml ? 'text/xml; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type }).end(xml ?? JSON.stringify(json));
});
server.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
