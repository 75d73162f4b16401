import { vehicleModelSchema, type SavedQuote, type SiteSettings, type VehicleModel } from '@flota/schemas';
import {
  figuresOf,
  fleetOf,
  headlineOf,
  type FigureGroup,
  type FigureLine,
  type FleetFigures,
  type Headline,
} from './quote-document.figures.js';
import { formatDay, isZero } from '@flota/figures';
import { scheduleOf, type ScheduleTable } from './quote-document.schedule.js';
import {
  catInsuranceNote,
  INSURANCE_NOTE,
  LEGENDS,
  nextSteps,
  NO_CAT_NOTE,
  PERSON_TYPE_LABELS,
  vatNote,
} from './quote-document.texts.js';

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
  vehicle: { name: string; version: string; /** Which drawing shows it. */ silhouette: VehicleModel['silhouette'] };
  /** The monthly amount. This and all other figures are of one vehicle. */
  headline: Headline;
  keyFigures: FigureLine[];
  groups: FigureGroup[];
  /** What several vehicles cost together; absent for one. */
  fleet?: FleetFigures;
  /** The legal text, or why there is none. `date` only belongs to a CAT. */
  cat: { text: string; date?: string };
  /** What VAT and insurance have to do with the amounts. */
  amountsNote: string;
  schedule: ScheduleTable;
  nextSteps: string[];
  legends: { title: string; items: string[] }[];
  reopenUrl: string;
  methodVersion: string;
  company: Pick<SiteSettings, 'legalName' | 'tagline' | 'phone' | 'email' | 'supportHours' | 'address'> & {
    name: string;
  };
}

export function quoteDocument(
  quote: SavedQuote & { contactName: string },
  brand: SiteSettings,
  links: { reopenUrl: string },
): QuoteDocument {
  const { companyName, legalName, tagline, phone, email, supportHours, address } = brand;
  return {
    folio: quote.folio,
    title: `Cotización de ${quote.plan.title}`,
    customerName: quote.contactName,
    planTitle: quote.plan.title,
    personType: PERSON_TYPE_LABELS[quote.personType],
    calculatedOn: formatDay(quote.calculatedOn),
    validUntil: formatDay(quote.validUntil),
    vehicle: {
      name: `${quote.vehicle.brand} ${quote.vehicle.modelName}`,
      version: quote.vehicle.versionName,
      // As on the site: what has no drawing of its own is shown as a medium truck.
      silhouette: vehicleModelSchema.shape.silhouette.catch('medium-truck').parse(quote.vehicle.silhouette),
    },
    headline: headlineOf(quote),
    ...figuresOf(quote),
    fleet: fleetOf(quote),
    cat: catOf(quote),
    amountsNote: amountsNoteOf(quote),
    schedule: scheduleOf(quote),
    nextSteps: nextSteps(quote.personType, brand),
    legends: LEGENDS,
    reopenUrl: links.reopenUrl,
    methodVersion: quote.methodVersion,
    company: { name: companyName, legalName, tagline, phone, email, supportHours, address },
  };
}

function amountsNoteOf({ plan, schedule, figures }: SavedQuote): string {
  const vat = vatNote(
    plan.kind,
    schedule.some((row) => !isZero(row.vat)),
  );
  return figures.insuranceTotal === undefined ? vat : `${vat} ${INSURANCE_NOTE}`;
}

function catOf({ plan, figures, calculatedOn }: SavedQuote): QuoteDocument['cat'] {
  if (plan.kind === 'pure_lease') return { text: NO_CAT_NOTE };
  if (!figures.catDisplay) throw new Error(`A ${plan.kind} quote without a CAT must not be shown to a customer`);
  const { catInsurance } = figures;
  const insurance = catInsurance !== undefined && catInsuranceNote(!isZero(catInsurance));
  return {
    text: [`CAT ${figures.catDisplay} sin IVA.`, insurance, 'Para fines informativos y de comparación.']
      .filter(Boolean)
      .join(' '),
    date: `Fecha de cálculo: ${formatDay(calculatedOn)}.`,
  };
}
