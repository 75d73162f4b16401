import type { BankMovement } from '@flota/schemas';
import { createHash } from 'node:crypto';

/**
 * What each movement is recognised by in another file of the same account: day, amount and tracking key, which each
 * format tells alike; without a key all that was told. Equal ones of one file are the first, the second …, so that two
 * deposits of the same amount stay two, and the same two in an overlapping file are them again.
 */
export function identities(movements: readonly BankMovement[]): string[] {
  const seen = new Map<string, number>();
  return movements.map((movement) => {
    const { bookedOn, amount, trackingKey, reference, concept, senderName } = movement;
    const told = trackingKey ? [trackingKey] : ['', reference, concept, senderName];
    const text = JSON.stringify([bookedOn, amount, ...told]);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return createHash('sha256').update(`${text}${nth}`).digest('base64url').slice(0, 32);
  });
}
