import type { InsuredContract, PolicyFinding, PolicySubmissionState } from '@flota/schemas';
import { formatDate } from '../../lib/format.js';

/** What the customer reads of a step. */
export const STEP_NAMES: Record<PolicySubmissionState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  accepted: 'Aceptada',
  rejected: 'Necesita una corrección',
};

export const STEP_WORDS: Record<PolicySubmissionState, string> = {
  received: 'Tenemos su póliza. Sigue la revisión; le avisamos por correo.',
  in_review: 'La comparamos con su contrato. Le avisamos por correo.',
  accepted: 'Su vehículo queda asegurado ante nosotros.',
  rejected: 'Corrija lo que le indicamos y envíela de nuevo. Lo que escribió sigue ahí.',
};

/** Said while the policy is typed, before it is sent. */
export const FINDING_WORDS: Record<PolicyFinding, string> = {
  ended: 'Esta póliza ya terminó. Envíe la que está vigente.',
  gap: 'Deja días sin seguro. Pida a su aseguradora que empiece donde termina la anterior.',
  'not-first':
    'Su contrato pide que seamos beneficiario preferente. Pida a su aseguradora el endoso; sin él no podremos aceptarla.',
  'not-ample': 'Su contrato pide cobertura amplia. Con otra no podremos aceptarla.',
  'not-whole': 'Termina antes que su contrato. La aceptamos; le recordaremos renovarla.',
};

/** How a contract stands. */
export function coverWords(contract: InsuredContract): { text: string; good: boolean } {
  const { coveredUntil, contractEndsOn, paidOff } = contract;
  if (paidOff) return { text: 'Contrato liquidado: ya no necesitamos otra póliza', good: true };
  if (coveredUntil === null) return { text: 'Hoy sin seguro', good: false };
  const good = coveredUntil >= contractEndsOn;
  return {
    text: good ? 'Asegurado hasta el fin del contrato' : `Asegurado hasta el ${formatDate(coveredUntil)}`,
    good,
  };
}

/** Where the general text of a code would leave the customer guessing. */
export const POLICY_ERRORS: Readonly<Record<string, string>> = {
  'policy:FILE.REQUIRED': 'Adjunte la póliza: una foto de cada página, o el PDF.',
  'policy:FILE.TYPE_REFUSED': 'Elija un PDF, o fotos JPG o PNG.',
  'policy:FILE.TOO_LARGE': 'El archivo pesa más de 8 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'insurer:TEXT.REQUIRED': 'Escriba la aseguradora.',
  'number:TEXT.REQUIRED': 'Escriba el número de póliza, como está en la carátula.',
  'coverage:CHOICE.INVALID': 'Elija la cobertura.',
  'startsOn:DATE.INVALID': 'Elija el día en que empieza.',
  'endsOn:DATE.INVALID': 'Elija el día en que termina.',
  'endsOn:DATE.BEFORE_START': 'Debe terminar después del día en que empieza.',
  'sumInsured:AMOUNT.INVALID': 'Escriba la suma asegurada en pesos, por ejemplo 1,250,000.',
  'premium:AMOUNT.INVALID': 'Escriba la prima total en pesos, por ejemplo 48,900.',
  'lenderFirst:CHOICE.INVALID': 'Diga si la póliza nos nombra beneficiario preferente.',
};
