import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contract, dateColumn } from '@flota/prisma';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { addDays, todayInMexico } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { fileImports } from '../../testing/file-imports.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const today = todayInMexico();
const HEAD = 'Contrato;Fecha;Importe;Referencia;Tipo;Confirmado';

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;
let contract: Contract;
let email: string;
let made = 0;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'payments', role: 'finance' });
});
afterAll(() => api.close());
beforeEach(async () => {
  const customer = await createCustomer(api.prisma);
  email = customer.email;
  contract = await createContract(api.prisma, { customerId: customer.id, fieldCipher: api.app.get(FieldEncryption) });
});

const [year, month, day] = today.split('-');
const row = ({ number = contract.number, on = `${day}/${month}/${year}`, amount = '$12,000.00', rest = '' } = {}) =>
  [number, on, amount, `SPEI ${(made += 1)}`, rest || ';'].join(';');
const events = () =>
  api.prisma.contractEvent.findMany({ where: { contractId: contract.id, NOT: { enteredById: null } } });
const mails = (kind: string) => api.prisma.outboundEmail.count({ where: { kind, recipient: email } });
const limit = (approvalLimit: string) => api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit } });

describe('payments of a file', () => {
  it('are posted as transfers that somebody typed in, once, with a receipt each', async () => {
    const lines = [HEAD, row(), row({ on: addDays(today, -3), rest: 'pago;' })];
    const { id, bad } = await files.checked(lines);
    expect(bad).toBe(0);
    expect(await events()).toEqual([]);
    expect(await mails('payments.send-receipt')).toBe(0);
    expect(await files.run(id, true)).toMatchObject({ step: 'written', taken: 2 });
    const staff = await api.prisma.staffAccount.findUniqueOrThrow({ where: { email: files.who.email } });
    expect((await events()).map(({ type, enteredById }) => [type, enteredById])).toEqual([
      ['payment', staff.id],
      ['payment', staff.id],
    ]);
    expect(await mails('payments.send-receipt')).toBe(2);
    expect(await files.actions(id)).toEqual(['import']);
    const again = await files.checked(lines);
    expect(again.bad).toBe(2);
    expect((await files.problems(again.id))[1]).toMatch(/^2,"?Clave de rastreo: Ya está/);
  });

  it('are refused where the contract or a second person is asked', async () => {
    const { id } = await files.checked([
      HEAD,
      row({ number: 'XX-NADIE' }),
      row({ amount: '900000' }),
      row({ amount: '900000', rest: ';Sí' }),
      row({ on: '31/02/2026' }),
      row({ on: addDays(today, 1) }),
    ]);
    expect((await files.problems(id)).slice(1, 6)).toEqual([
      expect.stringMatching(/^2,"?Contrato: /),
      expect.stringMatching(/^3,"?Cantidad: La cantidad es inusual para este contrato.*«Cantidad confirmada»/),
      expect.stringMatching(/^4,"?Cantidad: .*límite de una sola persona/),
      expect.stringMatching(/^5,"?Recibido: /),
      expect.stringMatching(/^6,"?Recibido: /),
    ]);
  });

  it('are reversed and not deleted, and above the limit once a second person agrees', async () => {
    await limit('10000');
    try {
      const { id } = await files.checked([HEAD, row({ amount: '5000' }), row({ amount: '11000' })]);
      await files.run(id, true);
      expect(await files.undo(id)).toMatchObject({ step: 'undone', undone: 1, bad: 1 });
      expect((await files.problems(id))[1]).toMatch(/^3,"?Su reversión rebasa el límite/);
      expect((await events()).map(({ type }) => type).toSorted()).toEqual(['payment', 'payment', 'reversal']);
      expect(await mails('desk.send-outcome')).toBe(1);
      const [request] = await api.prisma.deskRequest.findMany({ where: { state: 'waiting' } });
      const { headers } = await api.signIn('admin');
      await api.http.post(`/api/admin/desk-requests/${request?.id}/approve`).set(headers).expect(200);
      expect(await files.undo(id)).toMatchObject({ undone: 1, bad: 1 });
      expect((await files.problems(id))[1]).toMatch(/^3,"?Ese movimiento se revirtió/);
      expect((await events()).filter(({ type }) => type === 'reversal')).toHaveLength(2);
      expect(await files.actions(id)).toEqual(['import', 'import-undo']);
    } finally {
      await limit('50000');
    }
  });

  it('are nobody’s who posts none', async () => {
    await files.post([HEAD, row()], await api.signIn('care')).expect(403);
  });

  it('told a customer nothing of what is older than the contract’s coming here', async () => {
    await api.prisma.contract.update({ where: { id: contract.id }, data: { broughtInOn: dateColumn(today) } });
    const { id } = await files.checked([HEAD, row()]);
    await files.run(id, true);
    expect(await mails('payments.send-receipt')).toBe(0);
  });
});
