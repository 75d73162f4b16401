import type { AccountMovement, ContractKind, Parts } from '@flota/schemas';

/** A column of the exported tables. */
export interface MovementColumn {
  heading: string;
  /** In characters. */
  width: number;
  /** Days as `YYYY-MM-DD`, money as MXN text; nothing where it does not apply. */
  kind: 'day' | 'text' | 'money';
  value: (movement: AccountMovement) => string | null;
}

const part = (heading: string, name: keyof Parts): MovementColumn => money(heading, ({ parts }) => parts[name]);

const money = (heading: string, value: MovementColumn['value']): MovementColumn => ({
  heading,
  width: 16,
  kind: 'money',
  value,
});

const isCharge = ({ amount, kind }: AccountMovement) => kind !== 'disbursement' && !amount.startsWith('-');

const GENERAL: MovementColumn[] = [
  { heading: 'Fecha', width: 12, kind: 'day', value: ({ postedOn }) => postedOn },
  { heading: 'Concepto', width: 44, kind: 'text', value: ({ description }) => description },
  { heading: 'Referencia', width: 22, kind: 'text', value: ({ reference }) => reference },
  money('Cargo', (movement) => (isCharge(movement) ? movement.amount : null)),
  money('Abono', ({ amount }) => (amount.startsWith('-') ? amount.slice(1) : null)),
];

const LATE = [part('Interés moratorio', 'lateInterest'), part('IVA de interés moratorio', 'lateVat')];

const BALANCES = [
  money('Sin aplicar', ({ unapplied }) => unapplied),
  money('Saldo por pagar', ({ dueBalance }) => dueBalance),
];

/** A pure lease has neither capital nor interest for the customer, the others have no rent. */
export const movementColumns = (kind: ContractKind): MovementColumn[] =>
  kind === 'pure_lease'
    ? [...GENERAL, part('Renta', 'rent'), part('IVA', 'vat'), ...LATE, ...BALANCES]
    : [
        ...GENERAL,
        part('Capital', 'capital'),
        part('Interés', 'interest'),
        part('IVA', 'vat'),
        ...LATE,
        ...BALANCES,
        money('Saldo de capital', ({ capitalBalance }) => capitalBalance),
      ];
