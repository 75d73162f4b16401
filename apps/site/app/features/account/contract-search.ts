import type { ContractSummary } from '@flota/schemas';

type Searched = Pick<ContractSummary, 'holder' | 'nickname' | 'number' | 'vehicle' | 'vin'> &
  Partial<Pick<ContractSummary, 'daysLate' | 'planTitle'>> & {
    /** What else is told of it where it is searched for. */
    besides?: string;
  };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What one types for what is late. */
const LATE = 'vencido vencidos vencida vencidas atraso atrasado atrasados atrasada atrasadas mora moroso morosos';

/** Of a VIN one copies any piece; fewer letters are in too many. */
const VIN_PIECE = 4;

/** So many digits of a number say which: those of a fleet are in a row, and all begin with the same. */
const NUMBER_PIECE = 3;

/** Those in which every word of what was typed is found, whatever its accents and capitals. */
export function foundContracts<Contract extends Searched>(contracts: readonly Contract[], typed: string): Contract[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return contracts.filter((contract) => {
    const isFound = finder(contract);
    return words.every(isFound);
  });
}

/** Whether a word begins one of the contract's, or is a piece of its number or VIN. */
function finder({ besides, daysLate = 0, holder, nickname, number, planTitle, vehicle, vin }: Searched) {
  const own = wordsOf(nickname ?? '');
  const others = wordsOf(
    [vehicle, planTitle, holder.legalName, holder.rfc, besides, daysLate > 0 ? LATE : ''].filter(Boolean).join(' '),
  );
  const ownNumber = plain(number);
  const lastPart = ownNumber.slice(ownNumber.lastIndexOf('-') + 1);
  return (word: string): boolean =>
    own.some((each) => begins(each, word)) ||
    // `Cascadia 126 2025`: a fleet has many of one model, and each digit typed would find them all.
    others.some((each) => (/^\d+$/.test(each) ? each === word : each.startsWith(word))) ||
    (word.length >= NUMBER_PIECE ? begins(lastPart, word) : withoutZeros(lastPart) === word) ||
    ownNumber.startsWith(word) ||
    // The year in it is that of many: with what comes before or after it says which.
    (word.includes('-') && ownNumber.includes(word)) ||
    (word.length >= VIN_PIECE && plain(vin).includes(word));
}

/** Also those that a hyphen or a point joins. */
const wordsOf = (text: string): string[] => [...plain(text).split(/\s+/), ...plain(text).split(/[^\p{L}\p{N}]+/u)];

const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** `2` begins `002`. */
const begins = (text: string, word: string): boolean => text.startsWith(word) || withoutZeros(text).startsWith(word);
