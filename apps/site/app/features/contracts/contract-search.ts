import type { ContractSummary } from '@flota/schemas';

type Searched = Pick<ContractSummary, 'holder' | 'nickname' | 'number' | 'planTitle' | 'vehicle' | 'vin'>;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those in which every word of what was typed is found, whatever its accents and capitals. */
export function foundContracts<Contract extends Searched>(contracts: readonly Contract[], typed: string): Contract[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return contracts.filter(({ holder, nickname, number, planTitle, vehicle, vin }) => {
    const text = plain([nickname, number, vehicle, vin, planTitle, holder.legalName, holder.rfc].join(' '));
    return words.every((word) => text.includes(word));
  });
}
