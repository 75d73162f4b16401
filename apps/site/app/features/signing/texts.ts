import type { AccountSigning, ConstanciaFault, SigningState } from '@flota/schemas';
import { formatDate } from '../../lib/format.js';

/** How it stands, for the customer. */
export function standingOf({ deadline, reason, signers, state, completedAt }: AccountSigning): string {
  const texts: Record<SigningState, string> = {
    preparing: 'Lo estamos preparando.',
    sent: `Falta su firma. Tiene hasta el ${formatDate(deadline)}.`,
    seen: `Falta su firma. Tiene hasta el ${formatDate(deadline)}.`,
    partly_signed: isSignedByCustomer(signers)
      ? 'Usted ya firmó. Falta que firme la financiera, o que llegue la constancia.'
      : `Falta su firma. Tiene hasta el ${formatDate(deadline)}.`,
    review: 'Ya está firmado. Revisamos los certificados antes de darlo por concluido.',
    completed: `Firmado por todos el ${formatDate(completedAt ?? deadline)}.`,
    declined: `No se firmó. ${reason}`,
    expired: `El plazo terminó el ${formatDate(deadline)} y no se firmó.`,
    cancelled: `Lo cancelamos; ya no tiene que firmarlo. ${reason}`,
  };
  return texts[state].trim();
}

const isSignedByCustomer = (signers: AccountSigning['signers']): boolean =>
  signers.some(({ role, state }) => role === 'customer' && state === 'signed');

export const FAULT_TEXTS: Record<ConstanciaFault, string> = {
  unreadable: 'No pudimos leer la constancia.',
  'other-document': 'El documento guardado no es el que ampara la constancia: alguien lo cambió después de firmarse.',
  untrusted: 'La constancia no la firmó un prestador en quien confiamos.',
  'out-of-date': 'El certificado del prestador no estaba vigente cuando se hizo la constancia.',
  'wrong-signature': 'La firma de la constancia no es correcta.',
};
