import {
  catOf,
  type Figure,
  type FigureGroup,
  firstPaymentName,
  fleetFigures,
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  isZero,
  quoteFigures,
  type QuoteView,
  rateText,
  scheduleColumns,
  sumOf,
  viewOf,
} from '@flota/figures';
import { PERSON_TYPE_NAMES, type SavedQuote, type SiteSettings } from '@flota/schemas';
import { quoteDocument as texts, quoteNotes } from '@flota/texts/mails/quote-document';
import { terms } from '@flota/texts/site/terms';
import { type Letterhead, letterheadOf } from '../platform/pdf/letterhead.js';
import { type ContactCard, contactCard, type Portrait } from './contact-card.js';
import type { FigureLine, LineGroup } from './figure-lines.js';
import {
  contentOf,
  pictureOf,
  pictureTexts,
  priceLine,
  type QuotedContent,
  subjectOf,
  type VehiclePicture,
} from './quote-document-lines.js';
import { insuranceNote, legends, nextSteps, scheduleTitle, vatNote } from './quote-document.texts.js';
import type { QuotePhotos } from './vehicle-photos.js';

interface ScheduleTable {
  title: string;
  note?: string;
  columns: string[];
  /** Formatted cells, as many in a row as there are columns. Amounts are without `$`. */
  rows: string[][];
  /** Sums under their columns; empty where a sum has no meaning. */
  totals: string[];
}

/**
 * A quote ready to be shown: finished Spanish texts, nothing left to calculate or format. The PDF and the e-mail are
 * both made of it, so that they never disagree.
 */
export interface QuoteDocument {
  folio: string;
  /** e.g. `Cotización de Crédito Directo`. */
  title: string;
  customerName: string;
  planTitle: string;
  personType: string;
  calculatedOn: string;
  validUntil: string;
  vehicle: VehiclePicture & { name: string; version: string };
  /** What is quoted, within a sentence. */
  subject: string;
  /** The monthly amount. This and all other figures are of one vehicle, or of several kinds together. */
  headline: FigureLine & { note?: string };
  keyFigures: FigureLine[];
  groups: LineGroup[];
  /** Kinds of vehicle, equipment and a vehicle in part payment; absent for a vehicle as it comes. */
  content?: QuotedContent;
  /** What several vehicles of a kind cost together; absent for one. */
  fleet?: LineGroup & { /** e.g. `5 unidades`. */ units: string };
  /** The legal text, or why there is none. `date` only belongs to a CAT. */
  cat: { text: string; date?: string; /** The CAT with or without insurance. */ beside?: string };
  /** What VAT and insurance have to do with the amounts. */
  amountsNote: string;
  schedule: ScheduleTable;
  nextSteps: string[];
  /** Whom the customer goes on with, where that isn't the lender itself. */
  contact?: ContactCard;
  legends: { title: string; items: string[] }[];
  reopenUrl: string;
  methodVersion: string;
  company: Letterhead;
}

export function quoteDocument(
  quote: SavedQuote & { contactName: string },
  brand: SiteSettings,
  links: { reopenUrl: string; portrait?: Portrait | undefined; photos?: QuotePhotos },
): QuoteDocument {
  const view = viewOf(quote);
  const contact = contactCard(quote, brand, links);
  return {
    folio: quote.folio,
    title: texts.title({ plan: quote.plan.title }),
    customerName: quote.contactName,
    planTitle: quote.plan.title,
    personType: PERSON_TYPE_NAMES[quote.personType],
    calculatedOn: formatDay(quote.calculatedOn),
    validUntil: formatDay(quote.validUntil),
    vehicle: { ...pictureTexts(quote), ...pictureOf(quote.vehicle, links.photos?.vehicle) },
    subject: subjectOf(quote),
    headline: headlineOf(view, quote.units),
    keyFigures: keyFiguresOf(view, quote),
    groups: groupsOf(view, quote),
    content: contentOf(quote, view, links.photos?.lines),
    fleet: fleetOf(view, quote),
    cat: catLegend(view, quote.calculatedOn),
    amountsNote: amountsNoteOf(view, quote),
    schedule: scheduleOf(view),
    nextSteps: nextSteps(quote.personType, brand, contact?.name),
    contact,
    legends: legends(),
    reopenUrl: links.reopenUrl,
    methodVersion: quote.methodVersion,
    company: letterheadOf(brand),
  };
}

const lineOf = ({ label, amount, share }: Figure): FigureLine => ({
  label: share === undefined ? label : `${label} (${formatPercent(share)})`,
  value: formatMoney(amount),
});

const strongLineOf = (figure: Figure): FigureLine => ({ ...lineOf(figure), strong: true });

const rateLine = (quote: SavedQuote): FigureLine => ({ label: texts.rate, value: rateText(quote) });

function headlineOf(view: QuoteView, units: number): QuoteDocument['headline'] {
  const { amount, note } = quoteFigures(view).first;
  return { label: firstPaymentName(view, units), value: formatMoney(amount), note };
}

const FIRST_PAID: Figure['name'][] = ['downPayment', 'initialRentWithoutVat', 'guaranteeDeposit'];

function keyFiguresOf(view: QuoteView, quote: SavedQuote): FigureLine[] {
  const { signing, end, insurance } = quoteFigures(view);
  const first = signing.figures.filter(({ name }) => FIRST_PAID.includes(name)).slice(0, 1);
  return [
    ...first.map(({ label, amount }) => ({ label, value: formatMoney(amount) })),
    lineOf(signing.sum),
    { label: texts.term, value: texts.months({ months: view.terms.termMonths }) },
    // The rate inside a pure lease's rent is the lessor's own affair.
    ...(view.kind === 'pure_lease' ? [] : [rateLine(quote)]),
    ...(view.kind === 'financial_lease' ? [] : end.map(lineOf)),
    ...insurance.map(lineOf),
  ];
}

function groupsOf(view: QuoteView, quote: SavedQuote): LineGroup[] {
  const { signing, contract, closing, insurance, insured } = quoteFigures(view);
  const linesOf = ({ figures }: FigureGroup) => figures.map(lineOf);
  const isCredit = view.kind === 'direct_credit' || view.kind === 'flexibility';
  return [
    { title: signing.title, lines: [...linesOf(signing), strongLineOf(signing.sum), ...inMoney(quote)] },
    {
      title: contract.title,
      lines: [
        priceLine(quote),
        ...linesOf(contract),
        ...(isCredit ? [rateLine(quote)] : []),
        strongLineOf(contract.sum),
        ...insurance.map(lineOf),
      ],
    },
    { title: closing.title, lines: [...linesOf(closing), strongLineOf(closing.sum), ...insured.map(lineOf)] },
  ];
}

/** What of it is money where a vehicle is given in part payment; for several units that is told of all of them. */
const inMoney = ({ tradeIn, units }: SavedQuote): FigureLine[] =>
  tradeIn && units === 1
    ? [
        { label: texts.onAccount, value: formatMoney(`-${tradeIn.value}`) },
        { label: texts.inMoney, value: formatMoney(tradeIn.initialOutlayInMoney), strong: true },
      ]
    : [];

/** What all vehicles cost together; nothing to say where there is one. */
function fleetOf(view: QuoteView, { units, fleet }: SavedQuote): QuoteDocument['fleet'] {
  if (units === 1) return undefined;
  return {
    units: texts.units({ n: units }),
    title: texts.fleet({ units }),
    lines: fleetFigures(view, units, fleet).map((figure) =>
      figure.name === 'firstPayment' ? strongLineOf(figure) : lineOf(figure),
    ),
  };
}

function amountsNoteOf(
  { kind, terms, figures, schedule }: QuoteView,
  { borderRegion, firstPaymentOn, lines }: SavedQuote,
): string {
  const vat = vatNote(
    kind,
    schedule.some((row) => !isZero(row.vat)),
  );
  return [
    lines && quoteNotes.mixed,
    vat,
    borderRegion && quoteNotes.border,
    firstPaymentOn !== undefined && quoteNotes.firstPayment({ day: formatDay(firstPaymentOn) }),
    figures.insuranceTotal !== undefined && insuranceNote(terms.insuranceAnnualPercentOfPrice, lines !== undefined),
  ]
    .filter(Boolean)
    .join(' ');
}

function catLegend(view: QuoteView, calculatedOn: string): QuoteDocument['cat'] {
  const shown = catOf(view);
  if (!shown) return { text: terms.noCat };
  const { cat, remark, beside } = shown;
  return { text: texts.cat({ cat, remark }), date: texts.catDate({ day: formatDay(calculatedOn) }), beside };
}

function scheduleOf(view: QuoteView): ScheduleTable {
  const { schedule } = view;
  const columns = scheduleColumns(view);
  return {
    title: scheduleTitle(view.kind),
    note: balanceNote(view),
    columns: [texts.columnNumber, ...columns.map(({ label }) => label)],
    rows: schedule.map((row) => [String(row.number), ...columns.map(({ field }) => formatAmount(row[field]))]),
    totals: [
      texts.total,
      ...columns.map(({ field }) =>
        field === 'balance' ? '' : formatAmount(sumOf(schedule.map((row) => row[field]))),
      ),
    ],
  };
}

/** Says what happens to a balance that the last instalment leaves. */
function balanceNote({ kind, figures }: QuoteView): string | undefined {
  if (kind === 'flexibility' && !isZero(figures.balloon)) {
    return texts.balanceFinal({ amount: formatMoney(figures.balloon) });
  }
  if (kind === 'financial_lease' && !isZero(figures.purchaseOptionWithVat)) {
    return texts.balancePurchase({ amount: formatMoney(figures.purchaseOptionWithVat) });
  }
  return undefined;
}
