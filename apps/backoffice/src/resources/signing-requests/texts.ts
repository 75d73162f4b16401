import type { ConstanciaFault, SigningEventKind, SigningFile } from '@flota/schemas';

export const FILE_NAMES: Record<SigningFile, string> = {
  document: 'Documento enviado',
  signed: 'Documento firmado',
  constancia: 'Constancia (NOM-151)',
};

export const EVENT_NAMES: Record<SigningEventKind, string> = {
  asked: 'Se pidió la firma',
  sent: 'Llegó al proveedor',
  failed: 'No se pudo enviar',
  seen: 'La abrió para firmar',
  signed: 'Firmó',
  declined: 'Se rechazó',
  reminded: 'Se envió un recordatorio',
  mismatch: 'El certificado tiene otro RFC',
  accepted: 'Se aceptó el certificado con otro RFC',
  completed: 'Quedó firmada; la constancia se verificó',
  expired: 'Terminó el plazo',
  cancelled: 'Se canceló',
  retried: 'Se preguntó de nuevo al proveedor',
};

export const FAULT_TEXTS: Record<ConstanciaFault, string> = {
  unreadable: 'No se puede leer.',
  'other-document': 'El documento guardado no es el que ampara: cambió después de firmarse.',
  untrusted: 'No la firmó un prestador en quien se confíe.',
  'out-of-date': 'El certificado del prestador no estaba vigente cuando se hizo.',
  'wrong-signature': 'Su firma no es correcta.',
};
