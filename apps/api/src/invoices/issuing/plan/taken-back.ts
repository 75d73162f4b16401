import type { OwedDocument } from './owed-documents.js';
import type { KnownDocument } from './reconcile-documents.js';

/**
 * Credit notes for invoices whose charge was taken back and charged anew by nothing, where the lender has them taken back
 * and not cancelled. The invoice stays in force, and with it what it asked for.
 */
export function takenBackBy(
  asked: readonly OwedDocument[],
  known: readonly (KnownDocument & { row: { state: string } })[],
): OwedDocument[] {
  return known.flatMap(({ content, movementId, row, subject }) => {
    const stands = asked.some((each) => each.movementId === movementId && each.content.type === 'income');
    const isReplaced = asked.some((each) => each.subject === subject && each.content.type === 'income');
    if (content.type !== 'income' || row.state !== 'stamped' || stands || isReplaced) return [];
    return [
      { movementId, subject, content },
      {
        movementId,
        subject: `reversal ${movementId}`,
        content: {
          type: 'credit_note' as const,
          chargeId: movementId,
          form: '17' as const,
          lines: content.lines.map((line) => ({ ...line, description: `Cancelación: ${line.description}` })),
        },
      },
    ];
  });
}
