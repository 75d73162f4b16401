import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { AskedDocument, CfdiStanding } from '../../invoices/index.js';

/* SAT's public service: what it knows of a document (Servicio de Consulta de CFDI 1.4). */

export const SOAP_ACTION = 'http://tempuri.org/IConsultaCFDIService/Consulta';

/** The expression that is printed as QR, in SAT's order. */
export function standingQuestion({ issuerRfc, receiverRfc, sealEnd, total, uuid }: AskedDocument): string {
  const expression = `?id=${uuid.toUpperCase()}&re=${issuerRfc}&rr=${receiverRfc}&tt=${total}&fe=${sealEnd}`;
  return [
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tem="http://tempuri.org/">',
    '<soapenv:Header/><soapenv:Body><tem:Consulta>',
    `<tem:expresionImpresa><![CDATA[${expression}]]></tem:expresionImpresa>`,
    '</tem:Consulta></soapenv:Body></soapenv:Envelope>',
  ].join('');
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

const answerSchema = z.object({
  Envelope: z.object({
    Body: z.object({
      ConsultaResponse: z.object({
        ConsultaResult: z.object({ Estado: z.string(), EstatusCancelacion: z.string().default('') }),
      }),
    }),
  }),
});

/** A text of SAT's service, read. */
export const standingAnswerSchema = z.string().transform((text, context): CfdiStanding => {
  const { data, success } = answerSchema.safeParse(parsed(text));
  if (!success) {
    context.addIssue('No answer of the service');
    return z.NEVER;
  }
  const { Estado, EstatusCancelacion } = data.Envelope.Body.ConsultaResponse.ConsultaResult;
  if (Estado === 'Cancelado') return 'cancelled';
  if (Estado !== 'Vigente') return 'unknown';
  if (/rechazada/i.test(EstatusCancelacion)) return 'rejected';
  return /en proceso/i.test(EstatusCancelacion) ? 'asked' : 'in-force';
});

function parsed(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    return undefined;
  }
}
