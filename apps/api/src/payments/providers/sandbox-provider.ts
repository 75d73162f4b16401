import type { IncomingHttpHeaders } from 'node:http';
import type { Payment } from '@flota/prisma';
import { z } from 'zod';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';
import type { PrismaService } from '../../platform/database/prisma.service.js';
import { totalOf } from '../checkout.js';
import { cardOf, faceOf } from '../sandbox/sandbox-cards.js';
import { testCard } from '../sandbox/test-cards.js';
import {
  CARD_UNKNOWN,
  type CardNews,
  type CardSetupReport,
  type CardSetupRequest,
  type ChargeRequest,
} from './card-keeper.js';
import {
  type CardProvider,
  MESSAGE_TOLERANCE_SECONDS,
  MessageRefusedError,
  type ProviderMessage,
  understood,
} from './card-provider.js';
import type { Checkout, CheckoutOutcome, CheckoutReport, CheckoutRequest } from './checkout.js';

/** What the sandbox sends, once its visitor has pressed the button. */
const text = z.string().max(255);
const savedSchema = z.object({
  cardId: text,
  card: z.string().transform((number, context) => {
    const card = testCard(number);
    if (card) return card;
    context.addIssue('No test card');
    return z.NEVER;
  }),
});
const messageSchema = z.object({
  id: text.min(1),
  type: z.enum(['checkout.paid', 'checkout.failed']),
  reference: text,
  paymentId: text,
  amount: text,
  currency: text,
  failureCode: text.nullable(),
  /** The card that paid, where it was to be saved. */
  saved: savedSchema.optional(),
});
export type SandboxMessage = z.input<typeof messageSchema>;

/** The same of a card that was saved. */
const cardMessageSchema = savedSchema.extend({ id: text.min(1), type: z.literal('card.saved') });
type SandboxCardMessage = z.input<typeof cardMessageSchema>;

const setupReference = (cardId: string): string => `sandbox_setup_${cardId}`;

export const sandboxReference = (paymentId: string): string => `sandbox_${paymentId}`;

/**
 * The built-in provider, for demonstrations and tests: a hosted page of our own (`sandbox/`) that takes test cards and,
 * like any provider, tells the outcome by a signed message over HTTP. Never in production.
 */
export class SandboxProvider implements CardProvider {
  readonly name = 'sandbox';
  readonly accountId = null;
  private readonly key: string;

  constructor(
    private readonly settings: { appUrl: string; appSecret: string },
    private readonly prisma: Pick<PrismaService, 'payment' | 'savedCard'>,
  ) {
    this.key = deriveKey(settings.appSecret, 'sandbox-payments');
  }

  /** Its pages are asked for where they are kept, with no keys. */
  async keepAccount(): Promise<void> {}

  async start({ paymentId, expiresAt }: CheckoutRequest): Promise<Checkout> {
    const checkoutUrl = `${this.settings.appUrl}/pago-de-prueba/${paymentId}`;
    return { reference: sandboxReference(paymentId), checkoutUrl, expiresAt };
  }

  readMessage(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderMessage {
    const text = rawBody.toString('utf8');
    checkSignature(this.key, text, String(headers[SIGNATURE_HEADER]));
    const message = understood(z.union([messageSchema, cardMessageSchema]), jsonIn(text));
    const { id: eventId, type } = message;
    if (message.type === 'card.saved') {
      return { eventId, type, report: null, news: newsOf(setupReference(message.cardId), message) };
    }
    const { id: _, type: __, saved, ...told } = message;
    const news = saved ? newsOf(told.reference, saved) : null;
    return { eventId, type, report: { ...told, outcome: type === 'checkout.paid' ? 'paid' : 'failed' }, news };
  }

  async startSetup({ cardId, expiresAt }: CardSetupRequest): Promise<Checkout> {
    const checkoutUrl = `${this.settings.appUrl}/tarjeta-de-prueba/${cardId}`;
    return { reference: setupReference(cardId), checkoutUrl, expiresAt };
  }

  /** That one was saved only its message says. */
  async findSetup(reference: string): Promise<CardSetupReport> {
    const card = await this.prisma.savedCard.findFirst({ where: { provider: 'sandbox', setupReference: reference } });
    const isOpen = card?.state === 'saving' && card.setupExpiresAt > new Date();
    return { reference, cardId: card?.id ?? null, outcome: isOpen ? 'open' : 'expired', card: null };
  }

  /** As the card's number has it, however often it is asked. */
  async charge({ amount, methodReference, paymentId }: ChargeRequest): Promise<CheckoutReport> {
    const card = cardOf(methodReference);
    const failureCode = card ? card.failureCode : CARD_UNKNOWN;
    const outcome = failureCode === null ? 'paid' : 'failed';
    return { reference: sandboxReference(paymentId), paymentId, outcome, amount, currency: 'MXN', failureCode };
  }

  /** It keeps no books: asked again, it answers the same. */
  async findCharge(): Promise<null> {
    return null;
  }

  async forgetCard(): Promise<void> {}

  /** It keeps no books: its page only moves on once its message was taken, so that none is ever lost. */
  async find(reference: string): Promise<CheckoutReport> {
    const payments = await this.paymentsOf(reference);
    const open = payments.every(({ expiresAt, state }) => state === 'started' && expiresAt > new Date());
    return this.report(reference, payments, open ? 'open' : 'expired');
  }

  /** Its page asks before it takes a card whether the payment may still be paid: there is nothing to close. */
  async expire(reference: string): Promise<CheckoutReport> {
    return this.report(reference, await this.paymentsOf(reference), 'expired');
  }

  private paymentsOf(reference: string): Promise<Payment[]> {
    return this.prisma.payment.findMany({ where: { provider: 'sandbox', providerReference: reference } });
  }

  private report(reference: string, payments: Payment[], outcome: CheckoutOutcome): CheckoutReport {
    const paymentId = reference.slice(sandboxReference('').length);
    return { reference, paymentId, outcome, amount: totalOf(payments), currency: 'MXN', failureCode: null };
  }

  /** Body and headers of a message, ready to be posted. */
  signed(message: SandboxMessage | SandboxCardMessage): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify(message);
    return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signMessage(this.key, body) } };
  }
}

const newsOf = (reference: string, { card, cardId }: z.output<typeof savedSchema>): CardNews => ({
  kind: 'setup',
  cardId,
  report: { reference, cardId, outcome: 'saved', card: faceOf(cardId, card) },
});

/** What is no JSON is understood as nothing. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SIGNATURE_HEADER = 'sandbox-signature';

const FORMAT = /^t=(\d{10}),v1=([\w-]{43})$/;

const secondsNow = () => Math.floor(Date.now() / 1000);

/** `t={seconds},v1={HMAC of time and body}`, as card providers sign: the time is part of what is signed. */
export const signMessage = (key: string, body: string, seconds = secondsNow()): string =>
  `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;

/** @throws MessageRefusedError when the signature is not of this key and body, or not of the last minutes */
export function checkSignature(key: string, body: string, signature: string, now = secondsNow()): void {
  const [, seconds = '', mac = ''] = FORMAT.exec(signature) ?? [];
  if (!sameText(mac, hmac(key, `${seconds}.${body}`))) throw new MessageRefusedError('Not signed by the sandbox');
  if (Math.abs(now - Number(seconds)) > MESSAGE_TOLERANCE_SECONDS) throw new MessageRefusedError('Signed too long ago');
}
