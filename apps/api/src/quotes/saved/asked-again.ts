import type { Quote } from '@flota/prisma';
import { createQuoteRequestSchema, type QuotedVehicle } from '@flota/schemas';
import type { z } from 'zod';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { vehiclesOf } from '../quote.presenter.js';

/** A vehicle by what the catalogue calls it, with what is mounted on it. */
const wishOf = ({ type, model, version, equipment }: QuotedVehicle) => ({
  type,
  model,
  version,
  equipment: equipment?.map(({ item, quantity }) => ({ item, quantity })),
});

/**
 * What was asked for when a quote was made, to be asked again. The day of the first payment is left out: it has gone by. 410
 * for what can't be asked for any more.
 */
export function askedAgain(quote: Quote): z.output<typeof createQuoteRequestSchema> {
  const { vehicle, units, lines, tradeIn } = vehiclesOf(quote);
  const [first = { vehicle, units }, ...others] = lines ?? [];
  const asked = createQuoteRequestSchema.safeParse({
    plan: quote.planSlug,
    personType: quote.personType,
    vehicle: wishOf(first.vehicle),
    units: first.units,
    others: others.length > 0 ? others.map((other) => ({ ...other, vehicle: wishOf(other.vehicle) })) : undefined,
    tradeIn,
    downPaymentPercent: quote.downPaymentPercent.toString(),
    termMonths: quote.termMonths,
    balloonPercent: quote.balloonPercent?.toString(),
    borderRegion: quote.borderRegion,
    insurance: quote.withoutInsurance ? false : undefined,
    contact: { name: quote.contactName, email: quote.contactEmail, phone: quote.contactPhone ?? undefined },
    distributor: quote.distributorSlug ?? undefined,
    consent: true,
  });
  if (!asked.success) throw new ProblemException(410, 'QUOTE.EXPIRED');
  return asked.data;
}
