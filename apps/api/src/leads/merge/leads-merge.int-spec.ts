import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallBack, createLead, createQuote } from '@flota/prisma/seed';
import type { AdminLead, LeadDuplicate, LeadTask, MergedLead, MergeField } from '@flota/schemas';
import { todayInMexico } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { sealedRfc } from '../syntage-rfc.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await emptyAuditLog(api.prisma);
});

const post = (path: string, body: object = {}, by = care) =>
  api.http.post(`/api/admin/${path}`).set(by.headers).send(body);
const read = async <Body>(path: string, by = care): Promise<Body> =>
  (await api.http.get(`/api/admin/${path}`).set(by.headers).expect(200)).body as Body;
const show = (id: string) => read<AdminLead>(`leads/${id}`);
const duplicates = async (id: string) =>
  (await read<LeadDuplicate[]>(`leads/${id}/duplicates`)).map(({ lead, signs }) => [lead.name, ...signs]);
const listed = async (filter: object) =>
  (await read<{ data: AdminLead[] }>(`leads?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.map(
    ({ name }) => name,
  );
const kinds = async (id: string) => (await read<{ kind: string }[]>(`timeline/leads/${id}`)).map(({ kind }) => kind);

async function merge(keptId: string, otherId: string, take: MergeField[] = []) {
  const [kept, other] = [await show(keptId), await show(otherId)];
  const body = { updatedAt: kept.updatedAt, other: { id: otherId, updatedAt: other.updatedAt }, take };
  return post(`leads/${keptId}/merge`, body);
}

type Person = NonNullable<Parameters<typeof createLead>[1]>;

let count = 0;
/** Somebody like nobody else. */
const person = (of: Person = {}): Person => {
  count += 1;
  const phone = `+5281555${String(10_000 + count)}`;
  return { name: `Persona ${count}`, email: `persona-${count}@example.com`, phone, ...of };
};
const lead = (of: Person = {}) => createLead(api.prisma, person(of));

describe('duplicates', () => {
  it('share a telephone, a mailbox or an RFC', async () => {
    const mine = await lead({ name: 'Ana' });
    await lead({ name: 'Por teléfono', phone: mine.phone });
    await lead({ name: 'Por correo', email: mine.email });
    const company = await lead({ name: 'Por RFC' });
    await lead({ name: 'Nadie' });
    await lead({ phone: null });
    const rfc = sealedRfc(api.app.get(FieldEncryption), 'TRN010101AB1');
    for (const [index, { id: leadId }] of [mine, company].entries()) {
      await api.prisma.syntageRequest.create({ data: { leadId, tokenHash: `${leadId}-${index}`, ...rfc } });
    }
    expect(await duplicates(mine.id)).toEqual([
      ['Por RFC', 'rfc'],
      ['Por correo', 'email'],
      ['Por teléfono', 'phone'],
    ]);
    const ids = (await api.prisma.lead.findMany({ select: { id: true } })).map(({ id }) => id);
    const hints = await read<{ id: string; count: number }[]>(`lead-duplicates?ids=${ids.join(',')}`);
    expect(hints.map((hint) => hint.count).sort()).toEqual([1, 1, 1, 3]);
    await api.http.get('/api/admin/lead-duplicates?ids=yo').set(care.headers).expect(422);
  });

  it('are nobody’s who left no telephone', async () => {
    const one = await lead({ phone: null });
    await lead({ phone: null });
    expect(await duplicates(one.id)).toEqual([]);
  });

  it('aren’t offered any more once staff say that they are two, until they take it back', async () => {
    const one = await lead();
    const other = await lead({ phone: one.phone });
    await post(`leads/${one.id}/distinct`, { otherId: other.id, isDistinct: true }).expect(204);
    await post(`leads/${other.id}/distinct`, { otherId: one.id, isDistinct: true }).expect(204);
    expect([await duplicates(one.id), await duplicates(other.id)]).toEqual([[], []]);
    expect(await api.prisma.auditEntry.count({ where: { action: 'tell_apart' } })).toBe(1);
    // Part of a third one, they are still two.
    const third = await lead({ email: other.email });
    expect((await merge(third.id, other.id)).status).toBe(204);
    expect(await duplicates(third.id)).toEqual([]);
    await post(`leads/${one.id}/distinct`, { otherId: other.id, isDistinct: false }).expect(204);
    expect(await duplicates(one.id)).toEqual([[third.name, 'phone']]);
  });
});

describe('merging', () => {
  it('makes one of two: what is worked, told, found and counted is the one that stays', async () => {
    const kept = await lead({ name: 'Ana Ruiz', phone: null });
    const { id: quoteId, token } = await createQuote(api.prisma);
    const other = await createCallBack(api.prisma, { ...person(), quoteId, email: kept.email });
    await post(`leads/${other.id}/notes`, { text: 'Quiere seis' }).expect(204);
    const task = { title: 'Llamar', dueOn: todayInMexico(), ownerId: care.id };
    await post(`leads/${other.id}/tasks`, task).expect(201);
    expect((await merge(kept.id, other.id, ['phone'])).status).toBe(204);

    expect(await show(kept.id)).toMatchObject({ name: 'Ana Ruiz', phone: other.phone, notes: ['Quiere seis'] });
    expect(await show(other.id)).toMatchObject({ mergedInto: { id: kept.id } });
    const stream = await kinds(kept.id);
    expect(stream.slice(0, 3)).toEqual(['lead_merged', 'task_added', 'note']);
    expect(stream.slice(3).sort()).toEqual(['lead_created', 'lead_created', 'quote_made']);
    expect(await read<LeadTask[]>(`leads/${kept.id}/tasks`)).toMatchObject([
      { title: 'Llamar', lead: { id: kept.id } },
    ]);
    expect(await listed({})).toEqual(['Ana Ruiz']);
    expect(await listed({ kind: 'call-back' })).toEqual([]);
    expect(await listed({ q: other.email })).toHaveLength(2);
    expect(await read<MergedLead[]>(`leads/${kept.id}/merged`)).toMatchObject([
      { lead: { id: other.id, quoteId }, by: expect.any(String), obstacle: null },
    ]);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { action: 'merge' } });
    expect(entry).toMatchObject({ recordId: kept.id, changes: { merged: { to: other.id }, taken: { to: 'phone' } } });

    // Nobody works the other by itself any more, and who asks again for its call is called as the one that stays.
    for (const [path, body] of [
      ['move', { from: 'new', to: 'contacted' }],
      ['notes', { text: 'Hola' }],
      ['owner', { from: null, to: care.id }],
    ] as const) {
      const answer = await post(`leads/${other.id}/${path}`, body).expect(409);
      expect(answer.body).toMatchObject({ code: 'LEAD.MERGED' });
    }
    await post(`leads/${kept.id}/move`, { from: 'new', to: 'lost', reason: 'price' }).expect(204);
    await api.http.post(`/api/quotes/${token}/call-back`).send({ preferredTime: 'morning' }).expect(201);
    expect(await show(kept.id)).toMatchObject({ stage: 'new', preferredTime: 'morning' });
  });

  it('is refused where one of them changed since, is gone, or is part of another', async () => {
    const [one, other, third] = [await lead(), await lead(), await lead()];
    const body = { updatedAt: one.updatedAt, other: { id: other.id, updatedAt: other.updatedAt }, take: [] };
    await post(`leads/${other.id}/move`, { from: 'new', to: 'contacted' }).expect(204);
    const stale = await post(`leads/${one.id}/merge`, body).expect(409);
    expect(stale.body).toMatchObject({ code: 'RESOURCE.STALE' });
    await post(`leads/${one.id}/merge`, { ...body, other: { ...body.other, id: one.id } }).expect(422);
    const gone = { id: '0198a000-0000-7000-8000-000000000000', updatedAt: one.updatedAt };
    await post(`leads/${one.id}/merge`, { ...body, other: gone }).expect(404);
    await post(`leads/${one.id}/merge`, { ...body, take: ['folio'] }).expect(422);
    expect((await merge(one.id, other.id)).status).toBe(204);
    expect((await merge(third.id, other.id)).body).toMatchObject({ code: 'LEAD.MERGED' });
    await post(`leads/${one.id}/merge`, body, await api.signIn('auditor')).expect(403);
  });

  it('is done once by two who do it the other way round at the same moment', async () => {
    const [one, other] = [await lead(), await lead()];
    const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await listed({})).toHaveLength(1);
  });

  it('keeps the earlier of both clocks, where nobody answered', async () => {
    const soon = new Date(Date.now() + 60_000);
    const kept = await lead({ answerDueAt: new Date(Date.now() + 3_600_000) });
    const other = await lead({ answerDueAt: soon });
    expect((await merge(kept.id, other.id)).status).toBe(204);
    expect((await show(kept.id)).answerDueAt).toBe(soon.toISOString());
    await post(`leads/${other.id}/unmerge`).expect(204);
    expect((await show(kept.id)).answerDueAt).toBe(kept.answerDueAt?.toISOString());
  });
});

describe('separating', () => {
  it('brings back exactly what was, and leaves what came later with the one that stayed', async () => {
    const kept = await lead({ phone: null, stage: 'lost', lostReason: 'price', lostNote: 'Caro' });
    const other = await lead({ ownerId: care.id });
    const before = [await show(kept.id), await show(other.id)].map(({ updatedAt: _, ...rest }) => rest);
    expect((await merge(kept.id, other.id, ['phone', 'stage', 'owner'])).status).toBe(204);
    expect(await show(kept.id)).toMatchObject({ stage: 'new', lost: null, phone: other.phone, owner: { id: care.id } });
    await post(`leads/${kept.id}/notes`, { text: 'Después' }).expect(204);
    await post(`leads/${other.id}/unmerge`).expect(204);
    const after = [await show(kept.id), await show(other.id)].map(({ updatedAt: _, ...rest }) => rest);
    expect(after).toEqual([{ ...before[0], notes: ['Después'] }, before[1]]);
    await post(`leads/${other.id}/unmerge`).expect(409);
  });

  it('is refused, with the reason, once something was built on it or it is long ago', async () => {
    const kept = await lead();
    const other = await lead({ stage: 'contacted' });
    expect((await merge(kept.id, other.id, ['stage'])).status).toBe(204);
    const obstacle = async () => (await read<MergedLead[]>(`leads/${kept.id}/merged`))[0]?.obstacle;
    await post(`leads/${kept.id}/move`, { from: 'contacted', to: 'qualified' }).expect(204);
    expect(await obstacle()).toBe('LEAD.MERGE_BUILT_ON');
    const { body } = await post(`leads/${other.id}/unmerge`).expect(409);
    expect(body).toMatchObject({ code: 'LEAD.MERGE_BUILT_ON' });
    await api.prisma.lead.update({
      where: { id: other.id },
      data: { mergedAt: new Date(Date.now() - 31 * 86_400_000) },
    });
    expect(await obstacle()).toBe('LEAD.MERGE_OLD');
  });

  it('goes back through what was merged one after the other', async () => {
    const [first, second, third] = [await lead(), await lead(), await lead()];
    expect((await merge(second.id, first.id)).status).toBe(204);
    expect((await merge(third.id, second.id)).status).toBe(204);
    expect(await show(first.id)).toMatchObject({ mergedInto: { id: third.id } });
    const { body } = await post(`leads/${first.id}/unmerge`).expect(409);
    expect(body).toMatchObject({ code: 'LEAD.MERGE_BUILT_ON' });
    await post(`leads/${second.id}/unmerge`).expect(204);
    expect(await show(first.id)).toMatchObject({ mergedInto: { id: second.id } });
    await post(`leads/${first.id}/unmerge`).expect(204);
    expect(await listed({})).toHaveLength(3);
  });
});
