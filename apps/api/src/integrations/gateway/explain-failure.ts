import type { CallOutcome } from '@flota/schemas';
import { OutboundError, type OutboundErrorKind, type OutboundReason } from './outbound-error.js';

/** What became of a call, as far as it is known. */
export interface Failure {
  kind: Exclude<CallOutcome, 'ok'>;
  reason: OutboundReason | null;
  status: number | null;
}

/** What went wrong, and what to do about it. */
type Told = readonly [what: string, advice: string];

const BY_REASON: Record<OutboundReason, Told> = {
  'name-unknown': [
    'No se encontró el servidor: su nombre no existe en internet (DNS).',
    'Revise que la dirección esté bien escrita.',
  ],
  'connection-refused': [
    'El servidor rechazó la conexión.',
    'Revise el puerto de la dirección, o pregunte a quien lo opera si está encendido.',
  ],
  'connection-lost': ['El servidor cortó la conexión sin responder.', 'Si se repite, avise a quien lo opera.'],
  certificate: [
    'El certificado TLS del servidor no es válido: venció, es de otro nombre o no lo firmó una autoridad conocida.',
    'Pida a quien opera el servidor que lo renueve.',
  ],
  'private-address': [
    'La dirección lleva a una red privada, lo que no está permitido.',
    'Si el sistema está en su propia red, pida a quien administra la instalación que agregue su nombre a OUTBOUND_PRIVATE_HOSTS.',
  ],
  'not-https': [
    'La dirección debe empezar con https://.',
    'Si el sistema está en su propia red y no tiene TLS, pida a quien administra la instalación que agregue su nombre a OUTBOUND_PRIVATE_HOSTS.',
  ],
};

const BY_KIND: Record<OutboundErrorKind, Told> = {
  unreachable: [
    'No se pudo llegar al servidor.',
    'Revise la dirección, o pregunte a quien lo opera si está encendido.',
  ],
  timeout: ['El servidor no respondió a tiempo.', 'Intente de nuevo; si se repite, avise a quien lo opera.'],
  'refused-address': ['La dirección no está permitida.', 'Use una dirección pública que empiece con https://.'],
  redirected: [
    'El servidor mandó a otra dirección, y las redirecciones no se siguen.',
    'Escriba la dirección final del servicio, completa.',
  ],
  'too-long': [
    'El servidor respondió más de lo que se admite.',
    'Revise que la dirección sea la del servicio; si lo es, avise a quien lo opera.',
  ],
  'not-understood': [
    'El servidor respondió algo distinto de lo acordado.',
    'Revise que la dirección sea la del servicio, no la de su página web; si lo es, avise a quien lo opera.',
  ],
  refused: ['El servidor rechazó la solicitud.', 'Revise la configuración; si está bien, avise a quien lo opera.'],
  failing: ['El servidor tiene una falla.', 'Avise a quien lo opera; lo pendiente se enviará cuando vuelva.'],
  unauthorised: ['El servidor no aceptó las credenciales.', 'Revíselas, escríbalas de nuevo y guarde.'],
  'open-circuit': [
    'Falló muchas veces seguidas y se le deja descansar.',
    'Se vuelve a intentar por sí solo, a más tardar en un minuto.',
  ],
};

const BY_STATUS: Readonly<Record<number, Told>> = {
  403: [
    'El servidor aceptó las credenciales, pero no les permite hacer esto.',
    'Pida a quien lo opera que les dé permiso.',
  ],
  404: ['En el servidor no existe lo que se pidió.', 'Revise que la dirección esté completa, con su ruta y versión.'],
  429: ['El servidor pide esperar: recibió demasiadas solicitudes.', 'Lo pendiente se enviará más tarde.'],
};

const toldOf = ({ kind, reason, status }: Failure): Told =>
  (reason && BY_REASON[reason]) ?? (status ? BY_STATUS[status] : undefined) ?? BY_KIND[kind];

/** What went wrong and what to do about it, for staff. */
export function explainFailure(failure: Failure): string {
  const text = toldOf(failure).join(' ');
  return failure.status === null ? text : `${text} (HTTP ${failure.status})`;
}

/** What went wrong, in a line, for staff: what is no fault of a call says so by its own words. */
export function failureText(error: unknown): string {
  if (!(error instanceof OutboundError)) return error instanceof Error ? error.message : String(error);
  const { kind, reason = null, status = null } = error;
  return toldOf({ kind, reason, status })[0];
}
