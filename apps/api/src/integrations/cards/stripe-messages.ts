import { createHmac } from 'node:crypto';
import { Decimal } from 'decimal.js';
import {
  type CheckoutOutcome,
  type CheckoutReport,
  MESSAGE_TOLERANCE_SECONDS,
  MessageRefusedError,
  type ProviderMessage,
  understood,
} from '../../payments/index.js';
import { sameText } from '../../platform/crypto/keys.js';
import { eventSchema, type Session, sessionSchema, type StripeEvent } from './stripe.js';
import { newsOf, reportOfIntentEvent } from './stripe-cards.js';

/**
 * What Stripe says, known by its signature over the bytes that came: `t=…,v1=…`, one `v1` for each secret that Stripe
 * signs with while it changes them.
 *
 * @param secrets any of which may have signed
 * @throws MessageRefusedError
 */
export function readStripeMessage(rawBody: Buffer, signature: string, secrets: readonly string[]): ProviderMessage {
  requireSigned(rawBody, signature, secrets);
  const event = understood(eventSchema, jsonIn(rawBody));
  return { eventId: event.id, type: event.type, report: reportOf(event), news: newsOf(event) };
}

function requireSigned(rawBody: Buffer, signature: string, secrets: readonly string[]): void {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) => parts.flatMap(([name, value]) => (name === wanted && value ? [value] : []));
  const [time = ''] = valuesOf('t');
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex');
    return valuesOf('v1').some((given) => sameText(given, expected));
  });
  if (!isSigned) throw new MessageRefusedError('Not signed by Stripe');
  const ageSeconds = Date.now() / 1000 - Number(time);
  if (!(ageSeconds <= MESSAGE_TOLERANCE_SECONDS)) throw new MessageRefusedError('Signed by Stripe, too long ago');
}

/** What is no JSON is understood as nothing. */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function reportOf({ type, data }: StripeEvent): CheckoutReport | null {
  if (!type.startsWith('checkout.session.')) return reportOfIntentEvent({ type, data });
  const session = understood(sessionSchema, data.object);
  if (session.mode !== 'payment') return null;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return reportOfSession(session);
    case 'checkout.session.async_payment_failed':
      return { ...reportOfSession(session, 'failed'), failureCode: 'payment_failed' };
    case 'checkout.session.expired':
      return reportOfSession(session, 'expired');
    default:
      return null;
  }
}

/** A session can be complete before its money has come: only `paid` means paid. */
function outcomeOf({ payment_status: paid, status }: Session): CheckoutOutcome {
  if (paid === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

export const reportOfSession = (session: Session, outcome = outcomeOf(session)): CheckoutReport => ({
  reference: session.id,
  paymentId: session.client_reference_id,
  outcome,
  amount: new Decimal(session.amount_total ?? 0).dividedBy(100).toFixed(2),
  currency: (session.currency ?? '').toUpperCase(),
  failureCode: null,
});
