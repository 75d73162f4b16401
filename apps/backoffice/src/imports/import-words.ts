import { dayInMexico, type FieldError, fieldWords, type ImportKindOffer, type StaffImport } from '@flota/schemas';
import { formatCount, formatDay } from '../i18n/format.js';

export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What the rows of a file are called: those of a table, or files themselves. */
export interface RowWords {
  one: string;
  many: string;
}
export const rowWords = (kind: Pick<ImportKindOffer, 'documents'> | undefined): RowWords =>
  (kind?.documents ?? null) === null ? { one: 'renglón', many: 'renglones' } : { one: 'archivo', many: 'archivos' };

export const rowsOf = (count: number, { one, many }: RowWords): string => counted(count, one, many);

/** What is wrong with a row, each with the column that it is in. */
export function problemsText({ columns }: Pick<ImportKindOffer, 'columns'>, problems: readonly FieldError[]): string {
  const headingOf = new Map(columns.map(({ heading, name }) => [name, heading]));
  return problems
    .map(({ code, detail, field }) => {
      const heading = headingOf.get(field) ?? headingOf.get(field.split('.')[0] ?? '');
      const text = fieldWords({ code, detail });
      return heading ? `${heading}: ${text}` : text;
    })
    .join(' ');
}

/** What undoing does: books are added to, and what else there is goes. */
export const undoingOf = (kind: string): string => UNDOING[kind] ?? PLAIN_UNDOING;

const UNDOING: Partial<Record<string, string>> = {
  payments:
    'Cada pago que trajo se revierte y se le avisa al cliente; los que rebasan el límite de una persona esperan a que otra los autorice. El archivo de problemas dice cuáles se quedan y por qué.',
  invoices:
    'Se eliminan las facturas que trajo, con su XML, y que el cliente no ha abierto, nadie ha relacionado y siguen vigentes. Las demás se quedan, y el archivo de problemas dice por qué.',
  vehicles:
    'Los precios que cambió vuelven a ser los de antes, y se eliminan las versiones y los modelos que agregó y que nadie ha cambiado ni cotizado. Lo demás se queda, y el archivo de problemas dice por qué.',
};
const PLAIN_UNDOING =
  'Se eliminan los registros que trajo y que nadie ha trabajado. Los demás se quedan, y el archivo de problemas dice por qué.';

const ALL_BAD: Partial<Record<string, string>> = {
  renglón: 'Todos los renglones tienen problemas. Corrija el archivo y vuelva a traerlo.',
  archivo: 'Ningún archivo se puede importar; abajo dice por qué.',
};
const SOME_BAD: Partial<Record<string, string>> = {
  renglón: 'Importe solo lo que está bien, o corrija el archivo y vuelva a traerlo para importarlo completo.',
  archivo: 'Importe solo lo que está bien, o vuelva a traerlos completos.',
};

/** How a file stands, where its state alone doesn't say it. */
export function standingOf(
  { bad, expiresAt, rows, step, taken, undone }: StaffImport,
  mayBeWhole: boolean,
  words: RowWords,
): string | undefined {
  const { one, many } = words;
  switch (step) {
    case 'checked':
      if (bad === 0 && !mayBeWhole)
        return `Todos los ${many} están bien y todavía no se guarda nada. Son demasiados para «todo o nada»: si algo cambia mientras se importan, lo demás se queda.`;
      if (bad === 0)
        return `Todos los ${many} están bien y todavía no se guarda nada. Si algo cambia mientras se importa, «todo o nada» no deja ninguno.`;
      if (bad === rows) return ALL_BAD[one] ?? '';
      return `${rowsOf(bad, words)} con problemas; lo demás está bien. ${SOME_BAD[one] ?? ''}`;
    case 'written': {
      const until = formatDay(dayInMexico(new Date(expiresAt)));
      if (taken === 0) return `No se importó ningún ${one}.`;
      return `Se importó ${formatCount(taken)} de ${rowsOf(rows, words)}. Se puede deshacer hasta el ${until}.`;
    }
    case 'undone':
      return undone === taken
        ? 'Se deshizo completa.'
        : `Se deshizo ${formatCount(undone)} de ${counted(taken, 'registro', 'registros')}. El archivo de problemas dice por qué los demás se quedan.`;
    case 'expired':
      return `Sus ${many} ya se borraron: no se puede deshacer.`;
    default:
      return undefined;
  }
}
