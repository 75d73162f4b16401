import { dateColumn } from '@flota/prisma';
import {
  createAccountMember,
  createBillRequest,
  createContract,
  createConversation,
  createCustomer,
  createCustomerPasskey,
  createPolicy,
  createPolicySubmission,
  createSigningRequest,
  createStatement,
  createStoredFile,
  createTaxChange,
  createStaffAccount,
  createTaxProfile,
} from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { sha256 } from '../platform/crypto/keys.js';
import { claimsOf } from './forged-token.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

const DAY = '2026-10-01';

/** One of the sandbox's, that is good for long. */
const SAVED_CARD = {
  provider: 'sandbox',
  state: 'saved',
  setupExpiresAt: new Date(),
  holderReference: 'sandbox_holder',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2099,
} as const;

const MANDATE = { daysBefore: 0, textVersion: '1', text: 'Autorizo.', addressHash: '' };

/** Ids of one record of each kind that a customer may have. */
export async function accountRecords({ app, prisma }: TestApp, customer: SignedIn) {
  const fieldCipher = app.get(FieldEncryption);
  const { id: taxProfile } = await createTaxProfile(prisma, fieldCipher, { customerId: customer.id });
  const { id: contract } = await createContract(prisma, {
    customerId: customer.id,
    taxProfileId: taxProfile,
    fieldCipher,
  });
  const { id: fileId } = await createStoredFile(prisma, { visibility: 'private', contentType: 'application/pdf' });
  const rfc = fieldCipher.encrypt('OOBR800101AB1', 'bill_request.rfc');
  const corrections = { create: { items: [{ field: 'street', problem: 'incomplete', note: '', former: null }] } };
  const { id: billRequest } = await createBillRequest(prisma, { contractId: contract, rfc, corrections });
  const { id: billCorrection } = await prisma.billCorrection.findFirstOrThrow({ where: { requestId: billRequest } });
  const { id: taxChange } = await createTaxChange(prisma, fieldCipher, { taxProfileId: taxProfile, fileId });
  const { id: conversation } = await createConversation(prisma, { customerId: customer.id });
  const { id: message } = await prisma.message.findFirstOrThrow({ where: { conversationId: conversation } });
  await prisma.messageAttachment.create({ data: { messageId: message, fileId, name: 'foto.pdf' } });
  const { id: policy } = await createPolicy(prisma, { contractId: contract, fileId });
  const { id: policySubmission } = await createPolicySubmission(prisma, { contractId: contract, fileId });
  const { id: paymentPromise } = await prisma.paymentPromise.create({
    data: { contractId: contract, amount: '100.00', madeOn: dateColumn(DAY), day: dateColumn(DAY) },
  });
  const { id: proposedById } = await createStaffAccount(prisma);
  const { id: restructuring } = await prisma.restructuring.create({
    data: {
      ...{ contractId: contract, paymentsLeft: 40, graceMonths: 2, reason: 'Bajó su trabajo.', proposedById },
      ...{ proposedOn: dateColumn(DAY), validUntil: dateColumn('2099-12-31') },
    },
  });
  const month = dateColumn(DAY);
  const { id: statement } = await createStatement(prisma, { contractId: contract, month: DAY });
  const { id: invoice } = await prisma.invoice.create({
    data: {
      contractId: contract,
      uuid: crypto.randomUUID(),
      series: 'A',
      folio: customer.id,
      concept: 'Mensualidad 1',
      issuedAt: month,
      subtotal: '100.00',
      vat: '16.00',
      total: '116.00',
      xmlFileId: fileId,
    },
  });
  const { id: document } = await prisma.contractDocument.create({
    data: { contractId: contract, folio: `L-${customer.id}`, kind: 'payoff_letter', figures: {}, fileId },
  });
  const { id: payment } = await prisma.payment.create({
    data: {
      contractId: contract,
      folio: `R-${customer.id}`,
      provider: 'sandbox',
      kind: 'due',
      amount: '100.00',
      expiresAt: new Date(),
    },
  });
  const { id: savedCard } = await prisma.savedCard.create({
    data: { ...SAVED_CARD, customerId: customer.id, methodReference: customer.id },
  });
  const { id: automaticPayment } = await prisma.automaticPayment.create({
    data: { ...MANDATE, folio: `G-${customer.id}`, contractId: contract, cardId: savedCard },
  });
  const { id: automaticCharge } = await prisma.automaticCharge.create({
    data: { automaticPaymentId: automaticPayment, dueOn: new Date('2099-01-31'), chargeOn: new Date('2099-01-31') },
  });
  const signingRequest = await createSigningRequest(prisma, fieldCipher, {
    contractId: contract,
    state: 'sent',
    provider: 'sandbox',
    reference: customer.id,
    sentAt: new Date(),
  });
  const { id: paperArchive } = await prisma.paperArchive.create({
    data: { customerId: customer.id, fileId, state: 'done', expiresAt: new Date(Date.now() + 60_000) },
  });
  const { id: passkey } = await createCustomerPasskey(prisma, { customerId: customer.id });
  const { id: pushDevice } = await prisma.pushDevice.create({
    data: { customerId: customer.id, name: 'Chrome en Android', fingerprint: sha256(customer.id), subscription: '' },
  });
  const { id: upload } = await prisma.upload.create({ data: { customerId: customer.id, name: 'foto.jpg', size: 9 } });
  const { id: memberId } = await createCustomer(prisma);
  const { id: person } = await createAccountMember(prisma, { holderId: customer.id, memberId });
  const { sid: session } = claimsOf(customer.token) as { sid: string };
  return {
    taxProfile,
    contract,
    fileId,
    billRequest,
    billCorrection,
    taxChange,
    conversation,
    message,
    policy,
    policySubmission,
    paymentPromise,
    restructuring,
    statement,
    invoice,
    document,
    payment,
    savedCard,
    automaticPayment,
    automaticCharge,
    signingRequest: signingRequest.id,
    paperArchive,
    passkey,
    pushDevice,
    upload,
    person,
    session,
  };
}

export type AccountRecords = Awaited<ReturnType<typeof accountRecords>>;

/** All of a customer that a call might change. */
export const WHOLE_ACCOUNT = {
  taxProfiles: { include: { changes: true } },
  sessions: true,
  paperArchives: true,
  uploads: { include: { pieces: true } },
  members: { include: { units: true } },
  conversations: { include: { messages: { include: { attachments: true } }, rating: true } },
  savedCards: true,
  contracts: {
    include: {
      instalments: true,
      movements: true,
      payments: true,
      automaticPayments: { include: { charges: true } },
      statements: true,
      invoices: true,
      documents: true,
      billRequests: true,
      signingRequests: { include: { signers: true, events: true } },
      policies: true,
      policySubmissions: { include: { events: true } },
      paymentPromises: true,
      restructurings: true,
    },
  },
} as const;
