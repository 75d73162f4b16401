import {
  type ContractKind,
  contractIntakeSchema,
  contractTermsSchemas,
  todayInMexico,
  type VehicleModel,
} from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import type { FormErrors } from '../../../api/problem.js';
import { schemaErrors } from '../../../api/schema-errors.js';
import { percentToFraction, plainAmount } from '../../../components/typed-figures.js';

type Group = Record<string, unknown>;

/** The form's values: those of a contract that comes in, with rates of VAT in percent and amounts as people write them. */
interface IntakeForm extends FieldValues {
  terms: Group & { kind: ContractKind };
  late: Group;
  vehicle: Group & { silhouette?: VehicleModel['silhouette'] };
  holder: Group;
}

/** What most contracts have; staff change what this one has otherwise. */
export const intakeDefaults = (): IntakeForm => ({
  terms: {
    kind: 'direct_credit',
    vatRate: '16',
    vatOnInterestRate: '16',
    openingFeeFinanced: false,
    paymentMode: 'base_fixed',
    rentsInAdvance: false,
    depositRents: 0,
  },
  late: { multiplier: '2', base: 'capital', vatRate: '16' },
  minimumPrepaymentPayments: 1,
  excess: 'capital',
  signedOn: todayInMexico(),
  vehicle: {},
  holder: {},
});

const AMOUNTS = new Set(['priceWithVat', 'priceWithoutVat']);
const FRACTIONS = new Set(['vatRate', 'vatOnInterestRate']);

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** What is left empty is not sent; amounts and rates as the schema takes them. */
const read = (group: Group = {}): Group =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => {
        if (AMOUNTS.has(name)) return [name, plainAmount(value)];
        return [name, FRACTIONS.has(name) && typeof value === 'string' ? percentToFraction(value) : value];
      }),
  );

/** Of what was typed for another kind, nothing is sent. */
function readTerms(terms: IntakeForm['terms']): Group {
  const own = new Set(Object.keys(contractTermsSchemas[terms.kind].shape));
  return read(Object.fromEntries(Object.entries(terms).filter(([name]) => own.has(name))));
}

/** What is sent of what was filled in. */
export const readIntake = ({ terms, late, vehicle, holder, catalogue: _, ...contract }: FieldValues) => ({
  ...read(contract),
  terms: readTerms(terms as IntakeForm['terms']),
  late: read(late as Group),
  vehicle: read(vehicle as Group),
  holder: read(holder as Group),
});

export const intakeErrors = (values: FieldValues): FormErrors => schemaErrors(contractIntakeSchema, readIntake(values));
