import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Database } from '../../platform/database/prisma.service.js';
import type { CardKeeper, CardNews, ChargeRequest } from './card-keeper.js';
import type { Checkout, CheckoutReport, CheckoutRequest } from './checkout.js';

/** A message whose signature is the provider's. */
export interface ProviderMessage {
  /** The same however often it is delivered. */
  eventId: string;
  type: string;
  /** Of a payment; `null` for what is of no concern to us. */
  report: CheckoutReport | null;
  /** Of a card that it keeps. */
  news: CardNews | null;
}

/** Who can be asked about a checkout, or a charge. */
export interface CheckoutHolder {
  readonly name: 'stripe' | 'sandbox';
  /** How a checkout stands, for when its message was lost. */
  find(reference: string): Promise<CheckoutReport>;
  /** Closes a page that nobody is to pay at any more. Answers how it stands then: it may have been paid a moment before. */
  expire(reference: string): Promise<CheckoutReport>;
  /**
   * How a charge went whose answer was lost; `null` where there was none.
   *
   * @throws where that can't be known
   */
  findCharge(charge: ChargeRequest): Promise<CheckoutReport | null>;
}

/** Takes and keeps card data on pages of its own, so that none ever reach us, and tells us by signed messages who paid. */
export interface CardProvider extends CheckoutHolder, CardKeeper {
  /** Of the keys it asks with; `null` where it has none. */
  readonly accountId: string | null;
  /**
   * Writes down, in the transaction that begins a payment, with what it can be asked for after other keys took the place
   * of these.
   */
  keepAccount(database: Database): Promise<void>;
  /** Asked again for the same payment, it answers with the same checkout. */
  start(payment: CheckoutRequest): Promise<Checkout>;
  /** @throws MessageRefusedError when it is not the provider's, or too old */
  readMessage(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderMessage;
}

export class MessageRefusedError extends Error {}

/**
 * What is signed may still be nonsense.
 *
 * @throws MessageRefusedError unless it is what the schema says
 */
export function understood<Schema extends z.ZodType>(schema: Schema, told: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(told);
  if (!success) throw new MessageRefusedError('Signed, but no message of this provider', { cause: error });
  return data;
}

/** Seconds for which a signed message is good: one that was written down and sent again later is refused. */
export const MESSAGE_TOLERANCE_SECONDS = 300;

/** Where a provider sends the browser back to. What that page shows is asked of us, never of the address. */
export const returnUrls = (appUrl: string, paymentId: string) => ({
  success: `${appUrl}/pago-confirmado?pago=${paymentId}`,
  cancel: `${appUrl}/pago-confirmado?pago=${paymentId}&cancelado=1`,
});
