import { type Book, eventsInForce, standingOn } from '@flota/finance';
import { bookOf, dayOfColumn } from '@flota/records';
import { type AdminCollectionDetail, type CollectionEntry, instantInMexico, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { owedOf } from '../contracts/index.js';
import { stopHolds } from '../platform/notices/contact-stops.js';
import { maskedEmail } from '../platform/text/masked.js';
import { presentCase } from './collection.presenter.js';
import type { DetailedContract } from './collection-details.js';
import { restructuringEntries } from './restructuring-entries.js';

/** Whatever the order of the list, this much is read. */
const SHOWN_PAYMENTS = 24;

export function presentDetail(contract: DetailedContract): AdminCollectionDetail {
  const today = todayInMexico();
  const book = bookOf(contract, contract.events);
  const position = standingOn(book, today);
  const { collectionCase, customer, hours, reminders, stops } = contract;
  const stop = stops.find((each) => stopHolds(each, today));
  return {
    id: contract.id,
    contractNumber: contract.number,
    // Of the mailbox as much as tells it apart; whoever writes to it does so from the customer's record.
    customer: { id: customer.id, name: customer.name, phone: customer.phone, email: maskedEmail(customer.email) },
    standing: collectionCase && presentCase(collectionCase),
    owedToday: owedOf(position),
    lateInterest: new Decimal(position.due.lateInterest).plus(position.due.lateVat).toFixed(2),
    stop: stop
      ? {
          id: stop.id,
          reason: stop.reason,
          allContracts: stop.contractId === null,
          until: stop.until && dayOfColumn(stop.until),
        }
      : null,
    hours,
    reminders,
    history: historyOf(contract, book),
  };
}

/** The newest first. */
function historyOf(contract: DetailedContract, book: Book): CollectionEntry[] {
  const contacts = contract.collectionContacts.map(
    ({ by, channel, direction, exception, id, note, result, spokenTo, ...contact }): CollectionEntry => ({
      ...{ kind: 'contact', id, at: contact.at.toISOString() },
      ...{ channel, direction, spokenTo, result, note, exception, by },
      isStruck: contact.struckAt !== null,
    }),
  );
  const promises = contract.paymentPromises.map(
    ({ amount, createdAt, day, id, state, takenById }): CollectionEntry => ({
      ...{ kind: 'promise', id, at: createdAt.toISOString(), state },
      ...{ amount: amount.toFixed(2), day: dayOfColumn(day), byCustomer: takenById === null },
    }),
  );
  const notices = contract.notices.map(({ at, channel, id, title, to }): CollectionEntry => ({
    kind: 'notice',
    id,
    at,
    title,
    channel,
    to,
  }));
  const handed = contract.collectionHandovers.flatMap(handoverEntries);
  const stops = contract.stops.flatMap(stopEntries);
  const restructured = restructuringEntries(contract);
  return [...contacts, ...promises, ...paymentsOf(book), ...notices, ...stops, ...handed, ...restructured].toSorted(
    (one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id),
  );
}

/** Money that came and wasn't taken back. */
const paymentsOf = ({ events }: Book): CollectionEntry[] =>
  eventsInForce(events)
    .flatMap((event): CollectionEntry[] => {
      if (event.type !== 'payment' && event.type !== 'prepayment' && event.type !== 'payoff') return [];
      const { amount, id, on } = event;
      return [{ kind: 'payment', id, at: instantInMexico(on).toISOString(), amount, on }];
    })
    .slice(-SHOWN_PAYMENTS);

function stopEntries(stop: DetailedContract['stops'][number]): CollectionEntry[] {
  const about = {
    reason: stop.reason,
    allContracts: stop.contractId === null,
    until: stop.until && dayOfColumn(stop.until),
    note: stop.note,
  };
  const { createdAt, id, liftedAt, liftedBy, setBy } = stop;
  const set: CollectionEntry = { kind: 'stop', id, at: createdAt.toISOString(), ...about, by: setBy.name };
  if (!liftedAt) return [set];
  return [set, { kind: 'lift', id: `${id}-lift`, at: liftedAt.toISOString(), ...about, by: liftedBy?.name ?? '' }];
}

function handoverEntries(handover: DetailedContract['collectionHandovers'][number]): CollectionEntry[] {
  const { agency, by, createdAt, endedAt, endedBy, endReason, fromOn, id, reason, untilOn } = handover;
  const given: CollectionEntry = {
    ...{ kind: 'handover', id, at: createdAt.toISOString(), agency: agency.name },
    ...{ fromOn: dayOfColumn(fromOn), untilOn: untilOn && dayOfColumn(untilOn), reason, by: by.name },
  };
  if (!endedAt) return [given];
  const ended: CollectionEntry = {
    ...{ kind: 'takenBack', id: `${id}-end`, at: endedAt.toISOString(), agency: agency.name },
    ...{ reason: endReason, by: endedBy?.name ?? null },
  };
  return [given, ended];
}
