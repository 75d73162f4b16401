import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { createBillRequest, createConversation, createTaxChange } from '@flota/prisma/seed';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf, signedInOwner } from '../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function waiting() {
  const { headers } = await api.signIn('care');
  const { body } = await api.http.get('/api/admin/dashboard').set(headers).expect(200);
  return body;
}

describe('GET /api/admin/dashboard', () => {
  it('counts what waits for staff in the accounts of customers', async () => {
    expect(await waiting()).toMatchObject({ openBillRequests: 0, unreadConversations: 0, heldStatements: 0 });

    const { owner, contract } = await signedInOwner(api);
    const rfc = api.app.get(FieldEncryption).encrypt('OEBR8001011A1', 'bill_request.rfc');
    for (const state of ['received', 'ready_for_pickup', 'rejected', 'delivered'] as const) {
      const { id: contractId } = await contractOf(api, owner);
      await createBillRequest(api.prisma, { contractId, rfc, state });
    }
    const lastMessageAt = new Date();
    const hourBefore = new Date(lastMessageAt.getTime() - 3_600_000);
    for (const staffReadAt of [null, hourBefore, lastMessageAt]) {
      await createConversation(api.prisma, { customerId: owner.id, lastMessageAt, staffReadAt });
    }
    for (const [month, state] of [
      ['2026-08-01', 'held'],
      ['2026-09-01', 'failed'],
      ['2026-10-01', 'issued'],
    ] as const) {
      const items = { create: { contractId: contract.id, state } };
      await api.prisma.statementRun.create({ data: { month: dateColumn(month), items } });
    }

    const fieldCipher = api.app.get(FieldEncryption);
    for (const state of ['pending', 'approved', 'cancelled'] as const) {
      await createTaxChange(api.prisma, fieldCipher, { taxProfileId: contract.taxProfileId, state });
    }

    expect(await waiting()).toMatchObject({
      openBillRequests: 2,
      unreadConversations: 2,
      heldStatements: 2,
      pendingTaxChanges: 1,
    });
  });
});
