import {
  type Book,
  type Books,
  type FinancingTerms,
  type LedgerInstalment,
  type LifeContract,
  type LifeEvent,
  postBook,
} from '@flota/finance';
import type { StatementMovement } from './statement-figures.js';
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

type Happened = LifeEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'id'> : never) : never;

/** A contract's books so far, to enter more into. Everything is written down on its own day. */
export class SampleHistory {
  readonly movements: StatementMovement[] = [];
  private readonly contract: LifeContract;
  private readonly events: LifeEvent[] = [];
  private readonly references = new Map<string, string>();
  private until = '2026-01-15';
  instalments: readonly LedgerInstalment[] = [];
  figures: Books['figures'] = { outstandingCapital: '0.00', unapplied: '0.00', paidOffOn: null, termMonths: 60 };

  constructor(terms: FinancingTerms = sampleCredit) {
    this.contract = {
      terms,
      startsOn: '2026-01-15',
      firstDueOn: '2026-02-15',
      late: { multiplier: '2', base: 'base', vatRate: '0.16' },
      minimumPrepaymentPayments: 3,
      excess: 'advance',
      effects: terms.kind === 'pure_lease' ? [] : ['term', 'payment'],
    };
    this.chargeUntil(this.until);
  }

  get book(): Book {
    return { contract: this.contract, events: this.events };
  }

  /** As they are checked. */
  get checked() {
    const { book, figures, instalments, movements, until: on } = this;
    return { book, on, books: { figures, instalments, movements } };
  }

  enter(event: Happened, reference = 'SPEI'): this {
    const id = `e${String(this.events.length).padStart(3, '0')}`;
    this.events.push({ ...event, id });
    this.references.set(id, reference);
    return this.chargeUntil(event.on > this.until ? event.on : this.until);
  }

  pay(amount: string, on: string, reference = 'SPEI'): this {
    return this.enter({ type: 'payment', amount, on }, reference);
  }

  chargeUntil(on: string): this {
    const { figures, instalments, movements } = postBook(this.book, this.movements, { on });
    this.until = on;
    this.figures = figures;
    this.instalments = instalments;
    const referenceOf = (id: string | null) => this.references.get(id ?? '') ?? '';
    this.movements.push(...movements.map((movement) => ({ ...movement, reference: referenceOf(movement.eventId) })));
    return this;
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
