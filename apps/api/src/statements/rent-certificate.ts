import { formatLongDay, formatMoney } from '@flota/figures';
import { type ContractLetter, letterFrame, type LetterSubject } from '../contracts/index.js';
import type { RentsPaid } from './rents-paid.js';

interface Certificate extends LetterSubject {
  year: number;
  /** The last day it counts. */
  until: string;
  paid: RentsPaid;
}

/**
 * What a lessee's accountant asks for: the rents of a pure lease that were really paid in a calendar year. They deduct the
 * rent, and credit its VAT; there is no interest in it for them.
 */
export function rentCertificate({ year, until, paid, ...subject }: Certificate): ContractLetter {
  const toDate = until < `${year}-12-31`;
  const wasLate = Number(paid.lateInterest) > 0 || Number(paid.lateVat) > 0;
  return {
    ...letterFrame(subject),
    title: `Constancia de rentas pagadas ${year}`,
    opening: [
      `Hacemos constar las rentas que usted pagó del 1 de enero al ${formatLongDay(until)} por el contrato de arrendamiento puro que se indica. Cuentan las rentas efectivamente pagadas en ese periodo, sin importar cuándo vencieron.`,
    ],
    amounts: [
      { label: 'Rentas pagadas, sin IVA', value: formatMoney(paid.rent) },
      { label: 'IVA de las rentas', value: formatMoney(paid.vat) },
      ...(wasLate
        ? [
            { label: 'Intereses moratorios pagados', value: formatMoney(paid.lateInterest) },
            { label: 'IVA de los intereses moratorios', value: formatMoney(paid.lateVat) },
          ]
        : []),
    ],
    total: {
      label: wasLate ? `Rentas, moratorios e IVA pagados en ${year}` : `Rentas e IVA pagados en ${year}`,
      value: formatMoney(paid.total),
      note: toDate ? `Al ${formatLongDay(until)}; el año aún no termina` : 'Año completo',
    },
    closing: [
      'Se expide a petición del interesado para los fines que le convengan. No sustituye a las facturas (CFDI) de sus rentas, que están en su cuenta.',
    ],
  };
}
