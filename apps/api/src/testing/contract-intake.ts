import { addMonths } from '@flota/finance';
import { clabeOf, vinOf } from '@flota/prisma/seed';
import { addDays, type ContractIntake, contractIntakeSchema, todayInMexico } from '@flota/schemas';
import type { z } from 'zod';

export type IntakeInput = z.input<typeof contractIntakeSchema>;

let made = 0;

/** Of a credit of 24 months whose third payment fell due ten days ago; nothing was paid of it. */
export function intakeInput(overrides: Partial<IntakeInput> = {}): IntakeInput {
  made += 1;
  const id = String(made).padStart(6, '0');
  const signedOn = addMonths(addDays(todayInMexico(), -10), -3);
  return {
    number: `LB-2026-${id}`,
    terms: {
      kind: 'direct_credit',
      priceWithVat: '2480000.00',
      downPaymentPercent: '20',
      annualRatePercent: '14.5',
      termMonths: 24,
      openingFeePercent: '2',
      vatRate: '0.16',
      vatOnInterestRate: '0.16',
    },
    signedOn,
    firstDueOn: addMonths(signedOn, 1),
    vehicle: {
      brand: 'Freightliner',
      modelName: 'Cascadia 126',
      versionName: 'DD13 6x4',
      silhouette: 'tractor',
      modelYear: 2026,
      vin: vinOf(`3AKJHHDR?NS${id}`),
    },
    holder: { name: 'Irene Salas Peña', rfc: personalRfc(made), email: `titular-${id}@flota.test` },
    clabe: clabeOf(`64618011${id}001`),
    paymentReference: `9${id}`,
    ...overrides,
  };
}

export const anIntake = (overrides: Partial<IntakeInput> = {}): ContractIntake =>
  contractIntakeSchema.parse(intakeInput(overrides));

/** A person's that nobody else has. */
const personalRfc = (number: number): string =>
  `SAPI850917${number.toString(36).toUpperCase().padStart(2, 'A').slice(-2)}1`;
