import { dayInMexico, type StaffImport } from '@flota/schemas';
import { formatCount, formatDay } from '../i18n/format.js';

export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const rowsOf = (count: number) => counted(count, 'renglón', 'renglones');

/** What undoing does: books are added to, and what else there is goes. */
export const undoingOf = (kind: string): string => UNDOING[kind] ?? PLAIN_UNDOING;

const UNDOING: Partial<Record<string, string>> = {
  payments:
    'Cada pago que trajo se revierte y se le avisa al cliente; los que rebasan el límite de una persona esperan a que otra los autorice. El archivo de problemas dice cuáles se quedan y por qué.',
  vehicles:
    'Los precios que cambió vuelven a ser los de antes, y se eliminan las versiones y los modelos que agregó y que nadie ha cambiado ni cotizado. Lo demás se queda, y el archivo de problemas dice por qué.',
};
const PLAIN_UNDOING =
  'Se eliminan los registros que trajo y que nadie ha trabajado. Los demás se quedan, y el archivo de problemas dice por qué.';

/** How a file stands, where its state alone doesn't say it. */
export function standingOf(
  { bad, expiresAt, rows, step, taken, undone }: StaffImport,
  mayBeWhole: boolean,
): string | undefined {
  switch (step) {
    case 'checked':
      if (bad === 0 && !mayBeWhole)
        return 'Todos los renglones están bien y todavía no se guarda nada. Son demasiados para «todo o nada»: si algo cambia mientras se importan, lo demás se queda.';
      if (bad === 0)
        return 'Todos los renglones están bien y todavía no se guarda nada. Si algo cambia mientras se importa, «todo o nada» no deja ninguno.';
      if (bad === rows) return 'Todos los renglones tienen problemas. Corrija el archivo y vuelva a traerlo.';
      return `${rowsOf(bad)} con problemas; lo demás está bien. Importe solo lo que está bien, o corrija el archivo y vuelva a traerlo para importarlo completo.`;
    case 'written': {
      const until = formatDay(dayInMexico(new Date(expiresAt)));
      if (taken === 0) return 'No se importó ningún renglón.';
      return `Se importó ${formatCount(taken)} de ${rowsOf(rows)}. Se puede deshacer hasta el ${until}.`;
    }
    case 'undone':
      return undone === taken
        ? 'Se deshizo completa.'
        : `Se deshizo ${formatCount(undone)} de ${counted(taken, 'registro', 'registros')}. El archivo de problemas dice por qué los demás se quedan.`;
    case 'expired':
      return 'Sus renglones ya se borraron: no se puede deshacer.';
    default:
      return undefined;
  }
}
