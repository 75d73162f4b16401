import { randomUUID } from 'node:crypto';
import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoQuotes } from '../data/demo-quotes.js';
import { buildOutboundEmail, refused, sentAt } from '../factories/outbound-email.factory.js';
import { buildQuote } from '../factories/quote.factory.js';
import { findVehicle } from '../factories/quote-vehicle.js';

const SECONDS_TO_SEND = 4;

/** Quotes of the last two months and the mails that carried them, unless there are quotes already. */
export async function seedDemoQuotes({ database, now }: SeedContext): Promise<number> {
  if ((await database.quote.count()) > 0) return 0;
  const versions = await database.planVersion.findMany({ where: { number: 1 } });
  const versionIds = new Map(versions.map(({ id, planSlug }) => [planSlug, id]));
  const today = dayInMexico(now);

  const rows = demoQuotes.map(({ daysAgo, time, vehicle, contact, mailRefused, ...request }) => {
    const createdAt = instantInMexico(addDays(today, -daysAgo), time);
    const [model = '', version = ''] = vehicle.split('/');
    const [contactName, contactEmail, contactPhone] = contact;
    const id = randomUUID();
    const quote = buildQuote({
      ...request,
      id,
      planVersionId: versionIds.get(request.planSlug)!,
      vehicle: findVehicle(model, version),
      createdAt,
      contactName,
      contactEmail,
      contactPhone,
    });
    const email = buildOutboundEmail({
      aboutKind: 'quote',
      aboutId: id,
      recipient: contactEmail,
      subject: `Su cotización ${quote.folio}`,
      createdAt,
      ...(mailRefused
        ? refused(mailRefused.reason, mailRefused.attempts)
        : sentAt(new Date(createdAt.getTime() + SECONDS_TO_SEND * 1000))),
    });
    return { quote, email };
  });

  const quotes = await database.quote.createMany({ data: rows.map(({ quote }) => quote) });
  const emails = await database.outboundEmail.createMany({ data: rows.map(({ email }) => email) });
  return quotes.count + emails.count;
}
