interface DemoRestructuring {
  /** A demo contract; of one that accepted, its history has the event. */
  contractNumber: string;
  /** For colleagues. */
  reason: string;
  /** Before today, or before the customer accepted. */
  proposedDaysEarlier: number;
  validDays: number;
}

/** By care: one that waits for the customer, who is behind, and one that was accepted, whose terms are those of its event. */
export const demoRestructurings: {
  open: DemoRestructuring & { paymentsLeft: number; graceMonths: number };
  accepted: DemoRestructuring;
} = {
  open: {
    contractNumber: 'FL-2026-001020',
    paymentsLeft: 60,
    graceMonths: 3,
    reason: 'Perdió una ruta y su tesorería pide bajar el pago hasta que consiga otra.',
    proposedDaysEarlier: 2,
    validDays: 12,
  },
  accepted: {
    contractNumber: 'FL-2026-001057',
    reason: 'Su cliente principal le paga ahora a 60 días.',
    proposedDaysEarlier: 3,
    validDays: 10,
  },
};
