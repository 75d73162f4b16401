import type {
  contactRequestSchema,
  createQuoteRequestSchema,
  loginRequestSchema,
  paymentRequestSchema,
  prospectRequestSchema,
  quoteTermsSchema,
  receivedTransferSchema,
  statementRunRequestSchema,
} from '@flota/schemas';
import type { z } from 'zod';

const CONTRACT = '0198a000-0000-7000-8000-000000000001';

const terms = {
  plan: 'credito-directo',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 60,
} satisfies z.input<typeof quoteTermsSchema>;

const person = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '55 1234 5678', consent: true } as const;

const login = { email: 'ana@ejemplo.mx', password: 'tres tractocamiones rojos' } satisfies z.input<
  typeof loginRequestSchema
>;

const payment = { contractId: CONTRACT, kind: 'other', amount: '500.00' } satisfies z.input<
  typeof paymentRequestSchema
>;

/** What is sent to operations that others begin with, by their ids. Their types are those of the schemas that check it. */
export const BODY_EXAMPLES: Readonly<Record<string, unknown>> = {
  'Quotes.calculate': terms,
  'Quotes.create': {
    ...terms,
    contact: { name: 'Transportes Rosales del Norte', email: 'compras@rosales.example', phone: '81 5555 0130' },
    consent: true,
  } satisfies z.input<typeof createQuoteRequestSchema>,
  'LeadForms.contact': {
    ...person,
    subject: 'payments',
    message: 'Quiero adelantar tres mensualidades de mi contrato.',
  } satisfies z.input<typeof contactRequestSchema>,
  'LeadForms.prospect': {
    ...person,
    personType: 'moral',
    stateId: '19',
    preferredTime: 'morning',
    plan: 'arrendamiento-puro',
  } satisfies z.input<typeof prospectRequestSchema>,
  'CustomerAuth.login': login,
  'StaffAuth.login': login,
  'Payments.start': payment,
  'Payments.preview': { payments: [payment] },
  'ReceivedTransfersAdmin.postTransfer': {
    kind: 'payment',
    amount: '65502.73',
    receivedOn: '2026-11-20',
    reference: '20261120400140BET0000483956120',
  } satisfies z.input<typeof receivedTransferSchema>,
  'StatementRunsAdmin.start': { month: '2026-10' } satisfies z.input<typeof statementRunRequestSchema>,
};
