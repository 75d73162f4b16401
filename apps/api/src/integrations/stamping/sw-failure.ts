import { CertifierError, type CertifierOutcome } from '../../invoices/index.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { SwRefusal } from './sw-answers.js';

/** The account and not the document: no stamps left, an inactive user, a manifest that nobody signed. */
const OF_ACCOUNT = /^AU\d/;

/** `CFDI40147 - El campo …`, `307. El comprobante …` */
const CODE = /^([A-Z]*\d+)\b/;

/** What SW refused, as the invoices know it. */
export function refusalOf({ message, messageDetail }: SwRefusal): CertifierError {
  const code = CODE.exec(message.trim())?.[1] ?? null;
  const text = [message, messageDetail].filter(Boolean).join(' · ');
  const outcome = code !== null && OF_ACCOUNT.test(code) ? 'unreached' : 'refused';
  return new CertifierError(outcome, text, code);
}

const SAID: Record<CertifierOutcome, string> = {
  refused: 'El PAC rechazó la llamada. Revise la conexión en Integraciones.',
  unreached: 'No se llegó al PAC: se intenta de nuevo solo. Si sigue así, revise la conexión en Integraciones.',
  uncertain: 'El PAC no contestó algo que se entienda: se le vuelve a preguntar solo, sin timbrar dos veces.',
};

/** Of a call without an answer of use: whether it may have been done all the same. */
export function failureOf(error: OutboundError): CertifierError {
  const outcome = outcomeOf(error);
  return new CertifierError(outcome, SAID[outcome], null, { cause: error });
}

function outcomeOf({ kind, reason }: OutboundError): CertifierOutcome {
  const neverLeft = ['open-circuit', 'refused-address', 'unauthorised', 'refused'].includes(kind);
  const noWay = reason === 'connection-refused' || reason === 'name-unknown' || reason === 'certificate';
  return neverLeft || noWay ? 'unreached' : 'uncertain';
}
