import {
  chargeDue,
  type ContractTerms,
  type FinancingTerms,
  type Ledger,
  type LedgerMovement,
  openContract,
  postPayment,
  type Posting,
} from '@flota/finance';
import type { StatementSubject } from './statement-document.js';

export const sampleCredit: FinancingTerms = {
  kind: 'direct_credit',
  priceWithVat: '3480000.00',
  downPaymentPercent: '20',
  annualRatePercent: '14.5',
  termMonths: 60,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
};

export const samplePureLease: FinancingTerms = {
  kind: 'pure_lease',
  priceWithoutVat: '3000000.00',
  residualPercent: '25',
  annualRatePercent: '15.5',
  termMonths: 48,
  rentsInAdvance: false,
  openingFeePercent: '1',
  depositRents: 2,
  vatRate: '0.16',
};

/** A ledger with its movements so far, to post more to. */
export class SampleHistory {
  readonly movements: LedgerMovement[] = [];
  private current: Ledger;

  constructor(terms: FinancingTerms = sampleCredit) {
    const contract: ContractTerms = {
      terms,
      signedOn: '2026-01-15',
      firstDueOn: '2026-02-15',
      late: { multiplier: '2', base: 'total', vatRate: '0.16' },
      minimumPrepaymentPayments: 3,
    };
    const opened = openContract(contract);
    this.current = opened.ledger;
    this.movements.push(...opened.movements);
  }

  get ledger(): Ledger {
    return this.current;
  }

  post(posting: (ledger: Ledger) => Posting): this {
    const { ledger, movements } = posting(this.current);
    this.current = ledger;
    this.movements.push(...movements);
    return this;
  }

  pay(amount: string, on: string, reference = 'SPEI'): this {
    return this.post((ledger) => postPayment(ledger, { amount, on, reference }));
  }

  chargeUntil(on: string): this {
    return this.post((ledger) => chargeDue(ledger, on));
  }
}

/** September paid late and in part, October in as many payments as make `movements` entries in that month. */
export function sampleMonth(movements: number, terms?: FinancingTerms): SampleHistory {
  const history = new SampleHistory(terms);
  for (const month of ['02', '03', '04', '05', '06', '07', '08']) history.pay('74000.00', `2026-${month}-15`);
  history.pay('30000.00', '2026-09-28');
  // Charged in October: late interest of two instalments at most, and the instalment itself.
  for (let made = 0; octoberOf(history) < movements; made++) {
    history.pay(`${1000 + made}.00`, `2026-10-${String(1 + (made % 31)).padStart(2, '0')}`, `SPEI ${48000 + made}`);
  }
  return history.chargeUntil('2026-11-02');
}

const octoberOf = ({ movements }: SampleHistory): number =>
  movements.filter(({ postedOn }) => postedOn.startsWith('2026-10')).length;

export const sampleSubject = (kind: StatementSubject['contract']['kind'] = 'direct_credit'): StatementSubject => ({
  contract: {
    number: 'FL-2026-000123',
    kind,
    termMonths: 60,
    modelYear: 2026,
    vin: '3AKJHHDR0TSAA0001',
    vehicle: { brand: 'Freightliner', modelName: 'Cascadia 126', versionName: 'DD13 6x4', silhouette: 'tractor' },
    clabe: '012180001234567897',
    paymentReference: '7300012345',
  },
  holder: { legalName: 'Transportes Núñez y Asociados, S.A. de C.V.', rfc: 'TNA010203AB1' },
  siteUrl: 'https://flota.test',
});
