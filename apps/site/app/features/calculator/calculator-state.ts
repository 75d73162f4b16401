import type { PersonType, TradeIn } from '@flota/schemas';
import { draftLines, fitEquipment, changeLine, linesOf, placeVehicle, withLines } from './chosen-lines.js';
import { asksForBorderRegion } from './person-question.js';
import type { Selection } from './selection.js';
import type { ChosenTradeIn } from './typed-trade-in.js';
import {
  findPlan,
  findVehicle,
  type Catalogue,
  type CatalogueLine,
  type CatalogueVehicle,
  type ChosenLine,
  type QuotablePlan,
  type StepNumber,
  type VehicleRef,
} from '../quoting/index.js';

export type SelectionAction =
  | { type: 'restored'; selection: Selection; vehicleGone: boolean }
  | { type: 'linkFollowed'; selection: Selection }
  | { type: 'vehicleTypeShown'; vehicleType: string }
  | { type: 'modelToggled'; modelIndex: number }
  | { type: 'vehicleChosen'; vehicle: VehicleRef }
  | { type: 'lineTargeted'; line: number }
  | { type: 'lineRemoved'; line: number }
  | { type: 'linesPutBack'; lines: readonly ChosenLine[] }
  | { type: 'lineUnitsChanged'; line: number; units: number }
  | { type: 'equipmentFitted'; line: number; item: string; quantity: number }
  | { type: 'tradeInTyped'; tradeIn: ChosenTradeIn | null }
  | { type: 'planChosen'; plan: string }
  | { type: 'personTypeChosen'; personType: PersonType }
  | { type: 'downPaymentChanged'; percent: string }
  | { type: 'termChosen'; termMonths: number }
  | { type: 'unitsChanged'; units: number }
  | { type: 'balloonChanged'; percent: string }
  | { type: 'borderRegionSaid'; borderRegion: boolean }
  | { type: 'insuranceSaid'; withoutInsurance: boolean };

export function selectionReducer(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'restored':
    case 'linkFollowed':
      return action.selection;
    case 'vehicleTypeShown':
      return selection.vehicleType === action.vehicleType
        ? selection
        : { ...selection, vehicleType: action.vehicleType, modelIndex: null };
    case 'modelToggled':
      return { ...selection, modelIndex: selection.modelIndex === action.modelIndex ? null : action.modelIndex };
    case 'vehicleChosen':
      return placeVehicle(selection, action.vehicle);
    case 'lineTargeted':
      return { ...selection, target: action.line, modelIndex: null };
    case 'lineRemoved':
      return withLines(
        { ...selection, target: 0, modelIndex: null },
        linesOf(selection).filter((_, index) => index !== action.line),
      );
    case 'linesPutBack':
      return withLines(selection, action.lines);
    case 'lineUnitsChanged':
      return changeLine(selection, action.line, { units: action.units });
    case 'equipmentFitted':
      return fitEquipment(selection, action.line, action.item, action.quantity);
    case 'tradeInTyped':
      return { ...selection, tradeIn: action.tradeIn };
    case 'planChosen':
      return { ...selection, plan: action.plan };
    case 'personTypeChosen':
      return { ...selection, personType: action.personType };
    case 'downPaymentChanged':
      return { ...selection, downPaymentPercent: action.percent };
    case 'termChosen':
      return { ...selection, termMonths: action.termMonths };
    case 'unitsChanged':
      return { ...selection, units: action.units };
    case 'balloonChanged':
      return { ...selection, balloonPercent: action.percent };
    case 'borderRegionSaid':
      return { ...selection, borderRegion: action.borderRegion };
    case 'insuranceSaid':
      return { ...selection, withoutInsurance: action.withoutInsurance };
  }
}

/** What applies: the wishes within what the plan offers, its defaults for the rest. */
export interface Terms {
  plan: QuotablePlan;
  /** Never guessed: VAT on interest depends on it. */
  personType: PersonType | null;
  downPaymentPercent: string;
  termMonths: number;
  /** How many of the same vehicle. */
  units: number;
  /** Percent of the price with VAT; only of a plan with a balloon. */
  balloonPercent?: string;
  /** Whether they said that they are of the northern border region, where it makes a difference. */
  borderRegion: boolean;
  /** Whether the plan's optional insurance is left out. */
  withoutInsurance: boolean;
}

/** @returns `null` when there is no plan at all. */
export function readTerms(selection: Selection, catalogue: Catalogue): Terms | null {
  const plan = findPlan(catalogue, selection.plan) ?? catalogue.plans[0];
  if (!plan) return null;
  const { rules } = plan;
  const { downPaymentPercent: range } = rules;
  const onlyPersonType = rules.personTypes.length === 1 ? (rules.personTypes[0] ?? null) : null;
  const { termMonths, units } = selection;
  const personType =
    selection.personType && rules.personTypes.includes(selection.personType) ? selection.personType : onlyPersonType;
  return {
    plan,
    personType,
    downPaymentPercent: clampPercent(selection.downPaymentPercent ?? range.default, range),
    termMonths: termMonths !== null && rules.termsMonths.includes(termMonths) ? termMonths : rules.defaultTermMonths,
    units: units ?? 1,
    borderRegion: selection.borderRegion === true && asksForBorderRegion(rules, personType),
    withoutInsurance: selection.withoutInsurance === true && rules.insurance?.mandatory === false,
    ...(rules.kind === 'flexibility' && {
      balloonPercent: clampPercent(
        selection.balloonPercent ?? rules.balloonPercentOfPrice.default,
        rules.balloonPercentOfPrice,
      ),
    }),
  };
}

/** Percentages of a slider: small numbers with few decimals, so plain numbers compare them exactly enough. */
function clampPercent(percent: string, { min, max }: { min: string; max: string }): string {
  if (Number(percent) < Number(min)) return min;
  return Number(percent) > Number(max) ? max : percent;
}

/** Vehicles and terms together, once everything a payment depends on is known. */
export interface Draft extends Terms {
  vehicle: CatalogueVehicle;
  /** All kinds of vehicle, the first of which is `vehicle`. */
  lines: readonly CatalogueLine[];
  tradeIn: TradeIn | null;
  personType: PersonType;
}

export function readDraft(selection: Selection, catalogue: Catalogue): Draft | null {
  const vehicle = findVehicle(catalogue, selection.vehicle);
  const terms = readTerms(selection, catalogue);
  if (!vehicle || !terms?.personType) return null;
  return {
    ...terms,
    personType: terms.personType,
    vehicle,
    lines: draftLines(selection, catalogue),
    tradeIn: selection.tradeIn?.meant ?? null,
  };
}

/** The last step is never complete: contact data is not kept anywhere, and sending it leaves the calculator. */
export function firstIncompleteStep(selection: Selection, catalogue: Catalogue): StepNumber {
  if (!findVehicle(catalogue, selection.vehicle)) return 1;
  // Half a description of a vehicle in part payment is neither counted nor passed over.
  if (selection.tradeIn?.meant === null) return 1;
  return readDraft(selection, catalogue) ? 3 : 2;
}
