import { type ContractLetter, letterFrame, type LetterSubject } from '../contracts/index.js';
import { formatLongDay, formatMoney } from '@flota/figures';
import type { InterestPaid } from './interest-paid.js';

interface Certificate extends LetterSubject {
  year: number;
  /** The last day it counts. */
  until: string;
  paid: InterestPaid;
}

/** What a customer's accountant asks for: the interest that was really paid in a calendar year, and its VAT. */
export function interestCertificate({ year, until, paid, ...subject }: Certificate): ContractLetter {
  const toDate = until < `${year}-12-31`;
  const period = `del 1 de enero al ${formatLongDay(until)}`;
  return {
    ...letterFrame(subject),
    title: `Constancia de intereses ${year}`,
    opening: [
      `Hacemos constar los intereses que usted pagó ${period} por el contrato que se indica. Cuentan los intereses efectivamente pagados en ese periodo, sin importar cuándo vencieron.`,
    ],
    amounts: [
      { label: 'Intereses ordinarios pagados', value: formatMoney(paid.interest) },
      {
        label: 'IVA de los intereses ordinarios',
        value: formatMoney(paid.vat),
        ...(subject.contract.kind === 'financial_lease' && {
          note: 'La parte del IVA de sus rentas que corresponde a los intereses',
        }),
      },
      { label: 'Intereses moratorios pagados', value: formatMoney(paid.lateInterest) },
      { label: 'IVA de los intereses moratorios', value: formatMoney(paid.lateVat) },
    ],
    total: {
      label: `Intereses e IVA pagados en ${year}`,
      value: formatMoney(paid.total),
      note: toDate ? `Al ${formatLongDay(until)}; el año aún no termina` : 'Año completo',
    },
    closing: [
      'Se expide a petición del interesado para los fines que le convengan. No sustituye a las facturas (CFDI) de sus pagos, que están en su cuenta.',
    ],
  };
}
