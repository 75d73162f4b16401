import { daysBetween } from '@flota/finance';
import type { InvoiceType, MovementKind } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import type { InvoiceFacts } from './invoice-facts.js';

/** An invoice as the rules see it. Amounts are MXN text. */
export interface MatchableInvoice extends InvoiceFacts {
  id: string;
  /** Its fiscal folio. */
  uuid: string;
  type: InvoiceType;
  concept: string;
  /** `YYYY-MM-DD` in Mexico City. */
  issuedOn: string;
  total: string;
}

/** A movement as the rules see it. */
export interface MatchableMovement {
  id: string;
  kind: MovementKind;
  /** The day the money came, or the thing took effect. */
  on: string;
  instalmentNumber: number | null;
  /** Charges positive, money received negative. */
  amount: string;
  capital: string;
  reference: string;
  /** Neither taken back nor what takes another back. */
  stands: boolean;
  /** It takes another one back. */
  reverses: boolean;
  /** Instalments of which it paid interest or rent. */
  pays: readonly number[];
}

export interface Match {
  invoiceId: string;
  movementId: string;
}

/** What the rules are given of one contract. */
export interface Matchable {
  invoices: readonly MatchableInvoice[];
  movements: readonly MatchableMovement[];
  /** What is linked already, by rule or by hand. */
  links: readonly Match[];
}

/** Money that came, or credit of money that came before. */
export const RECEIPTS: readonly MovementKind[] = ['payment', 'application'];

export const isSame = (one: string, other: string): boolean => new Decimal(one).abs().eq(new Decimal(other).abs());

export const isNear = (one: string, other: string, days: number): boolean => Math.abs(daysBetween(one, other)) <= days;

/** The only one of them; nothing of several, because a guess would have to be found and taken back. */
export const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
