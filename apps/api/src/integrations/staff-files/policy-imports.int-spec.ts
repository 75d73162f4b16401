import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { fileImports } from '../../testing/file-imports.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const HEAD = 'Contrato,Aseguradora,Póliza,Cobertura,Inicio,Fin,Prima';

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;
let contract: Contract;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'policies', role: 'care' });
  const { id: customerId } = await createCustomer(api.prisma);
  contract = await createContract(api.prisma, { customerId, fieldCipher: api.app.get(FieldEncryption) });
});
afterAll(() => api.close());
beforeEach(() => api.prisma.policy.deleteMany());

const row = (number: string, { insurer = 'Del Camino', ends = '31/12/2026', of = contract.number } = {}) =>
  `${of},${insurer},${number},Amplia,01/01/2026,${ends},"$48,500.00"`;
const policies = () => api.prisma.policy.findMany({ orderBy: { number: 'asc' } });

describe('policies of a file', () => {
  it('are added to their contracts, once', async () => {
    const lines = [HEAD, row('P-1'), row('P-2', { ends: '15/06/2027' })];
    const { id } = await files.checked(lines);
    expect(await files.run(id, true)).toMatchObject({ step: 'written', taken: 2, bad: 0 });
    const [first, second] = await policies();
    expect(first).toMatchObject({ contractId: contract.id, insurer: 'Del Camino', coverage: 'Amplia' });
    expect([first?.premium.toFixed(2), second?.endsOn]).toEqual(['48500.00', new Date('2027-06-15')]);
    const again = await files.checked([HEAD, row('P-1'), row('P-2'), row('P-2', { insurer: 'Otra' })]);
    expect(again.bad).toBe(2);
    expect((await files.problems(again.id)).slice(1, 3)).toEqual([
      expect.stringMatching(/^2,"?Número de póliza: Ya está, con los mismos datos/),
      expect.stringMatching(/^3,"?Número de póliza: Ya hay una póliza de esa aseguradora/),
    ]);
  });

  it('are refused without a contract, or where they end before they begin', async () => {
    const { id } = await files.checked([HEAD, row('P-1', { of: 'XX-NADIE' }), row('P-2', { ends: '31/12/2025' })]);
    expect((await files.problems(id)).slice(1, 3)).toEqual([
      expect.stringMatching(/^2,"?Contrato: /),
      expect.stringMatching(/^3,"?Hasta: /),
    ]);
  });

  it('are taken back but for those that another system knows', async () => {
    const { id } = await files.checked([HEAD, row('P-1'), row('P-2')]);
    await files.run(id, true);
    const [, second] = await policies();
    await api.prisma.externalReference.create({
      data: { system: 'corredor', kind: 'policy', externalId: '2', recordId: second?.id ?? '' },
    });
    expect(await files.undo(id)).toMatchObject({ step: 'undone', undone: 1, bad: 1 });
    expect((await policies()).map(({ number }) => number)).toEqual(['P-2']);
    expect(await files.actions(id)).toEqual(['import', 'import-undo']);
  });

  it('are of care and finance', async () => {
    await files.post([HEAD, row('P-1')], await api.signIn('content')).expect(403);
    await files.post([HEAD, row('P-1')], await api.signIn('finance')).expect(201);
  });
});
