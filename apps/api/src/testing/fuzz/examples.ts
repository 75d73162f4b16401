import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import { type BrandLook, DEFAULT_LOOK, DEFAULT_NAVIGATION, type Navigation, todayInMexico } from '@flota/schemas';
import { contactForm, prospectForm, syntageForm } from '../lead-forms.js';
import { c01 } from '../quote-request.js';
import { VERSION } from './fuzz-request.js';

const message = {
  id: 'event-1',
  type: 'checkout.paid',
  reference: 'sandbox_«payments.0»',
  paymentId: '«payments.0»',
  amount: '1000.00',
  currency: 'MXN',
  failureCode: null,
};

const reason = 'Lo pidió el cliente';
const payment = { contractId: '«contracts.0»', kind: 'other', amount: '500.00' };
const transfer = { kind: 'payment', amount: '1500.00', receivedOn: todayInMexico() };
const contracts = [0, 1, 2, 3].map((index) => `«contracts.${index}»`);
const money = ['0.01', '100.00', '1500.00', '300000.00', '99999999.99'];

const looks: BrandLook[] = [
  DEFAULT_LOOK,
  { ...DEFAULT_LOOK, colours: { main: '#ffffff', action: '#ffffff', accent: '#000000' }, radius: 16 },
  { ...DEFAULT_LOOK, fonts: { heading: 'lora', text: 'work-sans' }, sign: `/brand/${'0'.repeat(64)}-1x1.svg` },
];

const ownMenu: Navigation['menu'] = [
  { kind: 'destination', destination: 'news', label: 'Avisos de {empresa}', hidden: false },
  { kind: 'link', label: 'Blog', url: 'https://blog.financiera.mx', hidden: false },
];

const deskActions = [
  { kind: 'credit_to_capital', amount: '100.00', effect: 'term', reason },
  { kind: 'waiver', instalment: 1, amount: '10.00', reason },
  { kind: 'refund', amount: '100.00', clabe: '012180012345678909', reason },
  { kind: 'transfer', amount: '100.00', toContractId: '«contracts.1»', reason },
  { kind: 'transfer', amount: '100.00', toContractId: '«contracts.0»', on: '1900-01-01', reason },
  { kind: 'reversal', eventId: '«contract-events.0»', cause: 'bounced', reason },
  { kind: 'reversal', eventId: '«contract-events.3»', cause: 'other', reason },
];

/** Bodies that are right where a schema alone does not lead to one: names of the catalogue, parts that belong together. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'Quotes.create': [c01],
  'Quotes.calculate': [c01, { ...c01, firstPaymentOn: '9999-12-31' }, { ...c01, downPaymentPercent: '0.0000001' }],
  'SavedQuotes.mailLink': [{ email: c01.contact.email }],
  'LeadForms.contact': [contactForm],
  'LeadForms.prospect': [prospectForm],
  'Syntage.request': [syntageForm],
  'PaymentWebhooks.fromSandbox': [message, { ...message, type: 'checkout.failed', failureCode: 'card_declined' }],
  'CustomerAuth.login': [{ email: 'cliente@flota.test', password: FACTORY_PASSWORD }],
  'StaffAuth.login': [{ email: 'finance@flota.test', password: FACTORY_PASSWORD }],
  'StepUp.prove': [{ password: FACTORY_PASSWORD }],
  'AccessLinks.forgotPassword': [{ email: 'cliente@flota.test' }],
  'SecondFactor.begin': [{ currentPassword: FACTORY_PASSWORD }],
  'Settlement.simulate': money.map((amount) => ({ amount })),
  'Settlement.writePayoffLetter': [{ on: todayInMexico() }],
  'Credit.preview': money.map((amount) => ({ use: 'capital', amount })),
  'Credit.use': contracts.map((toContractId) => ({ use: 'transfer', amount: '100.00', toContractId })),
  'Credit.askRefund': [{ amount: '100.00', clabe: '012180012345678909' }],
  'Payments.start': contracts.flatMap((contractId) => [
    { ...payment, contractId },
    { contractId, kind: 'due' },
    { contractId, kind: 'payoff' },
    { contractId, kind: 'prepayment', amount: '300000.00' },
  ]),
  'Payments.preview': contracts.map((contractId) => ({ payments: [{ ...payment, contractId }] })),
  'Payments.startGroup': [{ payments: contracts.slice(0, 2).map((contractId) => ({ ...payment, contractId })) }],
  'Papers.certify': [2023, 2024, 2025].map((year) => ({ year })),
  'Papers.send': [{ paper: 'statement', id: '«statements.0»' }],
  'Profile.writeTaxProfile': [{ legalName: 'Otra Persona', regime: '612', cfdiUse: 'G03', postalCode: '37480' }],
  'ReceivedTransfersAdmin.postTransfer': ['CLAVE 1', 'CLAVE 2', 'CLAVE 3'].map((reference) => ({
    ...transfer,
    reference,
  })),
  'DeskRequestsAdmin.preview': deskActions,
  'DeskRequestsAdmin.ask': deskActions,
  'StatementRunsAdmin.start': [{ month: '2026-10' }, { month: '0001-01' }, { month: '9999-12' }],
  'AccountSecurity.changeEmail': [{ email: 'nueva@ejemplo.mx', currentPassword: FACTORY_PASSWORD }],
  'BankLinesAdmin.accept': [{}, ...contracts.map((contractId) => ({ contractId }))],
  'BankLinesAdmin.giveBack': [{ reason, reference: 'SPEI 1' }],
  'BankLinesAdmin.suspend': [{ reason }],
  'BankLinesAdmin.takeAsOwn': [{ reason }],
  'BankLinesAdmin.undo': [{ reason }],
  'LedgerDifferencesAdmin.accept': [{ reason }],
  'LedgerDifferencesAdmin.keep': [{ reason }],
  'BankDaysAdmin.close': ['2026-10-01', '0001-01-01', '9999-12-31', todayInMexico()].map((day) => ({ day })),
  'BillRequests.delivery': [0, 1, 2].map((index) => ({ request_id: `«bill-requests.${index}»`, distributor: 'leon' })),
  'Batches.customers': [1, 2, 3].map((number) => ({
    externalId: `C-${number}`,
    name: 'Irene Salas',
    email: `irene-${number}@flota.test`,
    rfc: `SAPI850917AA${number}`,
  })),
  'Batches.movements': [
    { ...transfer, externalId: 'M-1', contractNumber: 'DEMO-1', reference: 'SPEI1' },
    { externalId: 'R-1', contractNumber: 'DEMO-1', kind: 'reversal', of: 'M-1', reason },
  ],
  'Batches.policies': [1, 2].map((number) => ({
    ...{ externalId: `P-${number}`, contractNumber: 'DEMO-1', insurer: 'Seguros del Bajío', number: `HZ-${number}` },
    ...{ coverage: 'Amplia', startsOn: '2026-01-01', endsOn: '2027-01-01', premium: '18500.00' },
  })),
  'WebhooksAdmin.create': ['Contabilidad', 'CRM'].map((name) => ({
    ...{ name, url: 'https://erp.ejemplo.mx/eventos', types: ['payment.received', 'contract.settled'] },
  })),
  'WebhooksAdmin.addSecret': [{ overlapHours: 0 }, { overlapHours: 24 }],
  'ReplaysAdmin.many': [
    { since: null, delivered: false },
    { since: todayInMexico(), delivered: true },
  ],
  'ApiClientsAdmin.create': [
    { name: 'ERP', scopes: ['contracts:read', 'changes:read'], requestsPerMinute: 60, lastDay: null },
  ],
  'ApiClientsAdmin.addKey': [{ overlapHours: 24 }],
  'SigningRequestsAdmin.cancel': [{ reason }],
  'SigningRequestsAdmin.accept': [{ reason }],
  'SigningSandbox.answer': [{ answer: 'own' }, { answer: 'other' }, { answer: 'decline' }],
  'BrandAdmin.save': looks.map((look) => ({ look, updatedAt: VERSION })),
  'BrandAdmin.publish': [{ updatedAt: VERSION }],
  'BrandAdmin.restore': [{ updatedAt: VERSION }],
  'WordingAdmin.write': [
    { text: 'Ir al contenido de {empresa}', updatedAt: null },
    { text: 'Ir directo al contenido', updatedAt: VERSION },
    { text: null, updatedAt: VERSION },
  ],
  'NavigationAdmin.write': [
    { navigation: DEFAULT_NAVIGATION, updatedAt: null },
    { navigation: { ...DEFAULT_NAVIGATION, menu: ownMenu }, updatedAt: VERSION },
  ],
  'Conversations.contact': [{ subject: 'Pago', message: '¿Llegó mi pago?' }],
};

const REORDER = /^admin\.([\w-]+)\.reorder$/;

export function examplesOf(operation: string): readonly unknown[] {
  const [, resource] = REORDER.exec(operation) ?? [];
  return resource ? [{ ids: [1, 0].map((index) => `«${resource}.${index}»`) }] : (EXAMPLES[operation] ?? []);
}
