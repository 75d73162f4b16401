import { OutboundError, type OutboundErrorKind, type OutboundReason } from '../gateway/outbound-error.js';

const KINDS: Readonly<Record<OutboundErrorKind, string>> = {
  unreachable: 'No se pudo conectar.',
  timeout: 'No respondió a tiempo.',
  'refused-address': 'La dirección no está permitida.',
  redirected: 'Respondió con una redirección; escriba la dirección final.',
  'too-long': 'Su respuesta es demasiado larga.',
  'not-understood': 'Su respuesta no se entiende.',
  refused: 'Rechazó el evento.',
  failing: 'Respondió con un error suyo.',
  unauthorised: 'Rechazó la firma o las credenciales.',
  'open-circuit': 'Falló varias veces seguidas; se intentará más tarde.',
};

const REASONS: Readonly<Record<OutboundReason, string>> = {
  'name-unknown': 'El nombre del servidor no existe.',
  'connection-refused': 'El servidor no acepta conexiones.',
  'connection-lost': 'La conexión se cortó.',
  certificate: 'Su certificado no es válido.',
  'private-address': 'La dirección es de una red privada.',
  'not-https': 'La dirección no es https.',
};

/** Why a delivery did not arrive, for staff. */
export function failureText(error: unknown): string {
  if (!(error instanceof OutboundError)) return error instanceof Error ? error.message : String(error);
  return error.reason ? REASONS[error.reason] : KINDS[error.kind];
}

const AWAY: readonly OutboundErrorKind[] = ['unreachable', 'timeout', 'failing', 'open-circuit'];

/** Whether the system itself is away: nothing that is sent now would arrive. */
export const isAway = (error: unknown): boolean => error instanceof OutboundError && AWAY.includes(error.kind);
