import type { AccountPolicy } from '@flota/schemas';
import { formatDate } from '../../../lib/format.js';
import { countDays, daysUntil } from '../due.texts.js';

/** How long a policy still counts. */
export function policyStateWords({ state, startsOn, endsOn }: AccountPolicy, today: string): string {
  const left = daysUntil(endsOn, today);
  switch (state) {
    case 'future':
      return `Empieza el ${formatDate(startsOn)}`;
    case 'expired':
      return left === -1 ? 'Venció ayer' : `Venció hace ${countDays(-left)}`;
    case 'expiring':
    case 'valid':
      return left === 0 ? 'Vence hoy' : `Vigente, ${leftWords(left)}`;
  }
}

const YEAR = 365;

function leftWords(days: number): string {
  const years = Math.floor(days / YEAR);
  if (years > 0) return `queda más de ${years === 1 ? 'un año' : `${years} años`}`;
  return `${days === 1 ? 'queda' : 'quedan'} ${countDays(days)}`;
}

/** What to do about it, if anything: the insurance must match the contract's dates. */
export function policyWarning({ state, endsOn, coversContract, contractEndsOn }: AccountPolicy): string | null {
  if (coversContract) return null;
  const contract = `Su contrato termina el ${formatDate(contractEndsOn)}`;
  switch (state) {
    case 'expired':
      return `${contract} y la unidad está sin seguro. Renueve la póliza y envíenosla por mensaje.`;
    case 'expiring':
      return `${contract}. Renueve antes del ${formatDate(endsOn)} para que la unidad no se quede sin seguro.`;
    case 'valid':
    case 'future':
      return `${contract} y esta póliza cubre hasta el ${formatDate(endsOn)}: prevea su renovación.`;
  }
}
