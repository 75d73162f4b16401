import { describe, expect, it } from '@jest/globals';
import { formatMoney } from '@flota/figures';
import { addDays, fileLinkSchema, restructuringSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { Ledgers } from '../../contracts/index.js';
import { MailSender } from '../../platform/mail/sender.js';
import { signedInOwner } from '../../testing/contract-owners.js';
import { deskOf } from '../../testing/at-the-desk.js';
import { MissingAgreementsSweep } from './missing-agreements.sweep.js';
import { RestructuringAcceptedMail } from '../restructuring.mails.js';
import {
  accept,
  answer,
  api,
  care,
  enter,
  onLateCredit,
  own,
  propose,
  proposed,
  read,
  toCome,
  today,
} from '../restructurings.fixture.js';

onLateCredit();

describe('its convenio', () => {
  const draft = (id: string, headers = own.owner.headers) =>
    api.http.get(`/api/customers/restructurings/${id}/proposed-agreement`).set(headers).responseType('blob');
  const textOf = async (content: Buffer): Promise<string> => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
    return text;
  };
  const opened = async () => {
    const path = `/api/customers/documents/${(await read())?.documentId}/link`;
    const { url } = fileLinkSchema.parse((await api.http.post(path).set(own.owner.headers).expect(200)).body);
    return textOf((await api.http.get(url).responseType('blob').expect(200)).body as Buffer);
  };
  const asStaff = (id: string, staff = care) =>
    api.http.get(`/api/admin/restructurings/${id}/agreement`).set(staff.headers).responseType('blob');
  const accepted = async (asked: object = {}) => {
    const proposal = await proposed(asked);
    await accept(proposal.id, proposal.shown).expect(200);
    return api.prisma.restructuring.findUniqueOrThrow({
      where: { id: proposal.id },
      include: { document: { include: { file: true } } },
    });
  };
  const verified = async (letter: { folio: string; code: string | null } | null) =>
    (await api.http.post('/api/letters/verification').send({ folio: letter?.folio, code: letter?.code }).expect(200))
      .body as object;

  it('is read before it is accepted, marked as a proposal, with the figures that would be accepted', async () => {
    const { figures, id, shown } = await proposed();
    const stored = async () => [await api.prisma.storedFile.count(), await api.prisma.pendingObject.count()];
    const before = await stored();
    const made = await draft(id).expect(200);
    expect(made.headers['content-disposition']).toContain(`propuesta-de-convenio-${own.contract.number}.pdf`);
    const text = await textOf(made.body as Buffer);
    for (const said of ['PROPUESTA', own.contract.number, formatMoney(figures?.after.payment ?? ''), shown ?? '?']) {
      expect(text).toContain(said);
    }
    expect(await api.prisma.contractDocument.count({ where: { contractId: own.contract.id } })).toBe(0);
    const { body, headers } = await asStaff(id).expect(200);
    expect(headers['content-disposition']).toContain(`propuesta-de-convenio-${own.contract.number}.pdf`);
    expect(await textOf(body as Buffer)).toContain('PROPUESTA');
    // Tomorrow it says something else: nothing is kept of it.
    expect(await stored()).toEqual(before);
    const trace = { resource: 'restructurings', recordId: id, action: 'read-file' };
    expect(await api.prisma.auditEntry.count({ where: trace })).toBe(1);
  });

  it('is among the papers once it is accepted, says by whom and when, and is proved to whoever has it', async () => {
    const row = await accepted();
    expect(row.document).toMatchObject({ kind: 'restructuring_agreement', file: { visibility: 'private' } });
    expect((await read())?.documentId).toBe(row.documentId);
    const text = await opened();
    await draft(row.id).expect(409);
    const customer = await api.prisma.customer.findUniqueOrThrow({ where: { id: own.owner.id } });
    for (const said of [row.document?.folio, row.document?.code, customer.name, customer.email, row.shownHash]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('PROPUESTA');
    const { body } = await api.http.get('/api/customers/papers').set(own.owner.headers).expect(200);
    expect(JSON.stringify(body)).toContain('Convenio modificatorio');
    expect(await verified(row.document)).toMatchObject({ standing: 'holds', kind: 'restructuring_agreement' });
    expect((await asStaff(row.id).expect(200)).headers['content-disposition']).toContain('convenio-modificatorio-L-');
  });

  it('goes with the mail', async () => {
    const { document, id } = await accepted();
    const { attachments } = await api.app.get(RestructuringAcceptedMail).compose({
      ...{ about: { kind: 'restructuring', id }, id: '', to: own.owner.email, owedAt: new Date() },
      ...{ siteUrl: () => 'https://flota.example', staffUrl: () => '' },
      sender: await api.app.get(MailSender).present(),
    });
    expect(attachments).toMatchObject([{ filename: `convenio-modificatorio-${document?.folio}.pdf` }]);
  });

  it('is void once the restructuring is taken back, and another one since is how the contract is paid', async () => {
    const first = await accepted();
    const second = await propose({ paymentsLeft: 50, graceMonths: 0 }).expect(201);
    const { id, shown } = restructuringSchema.parse(second.body);
    await accept(id, shown).expect(200);
    expect(await verified(first.document)).toMatchObject({ standing: 'changed' });
    const { document, eventId } = await api.prisma.restructuring.findUniqueOrThrow({
      where: { id },
      include: { document: true },
    });
    await enter({ type: 'reversal', of: eventId ?? '' });
    expect(await verified(document)).toMatchObject({ standing: 'voided' });
    expect(await verified(first.document)).toMatchObject({ standing: 'holds' });
    expect(await api.prisma.contractDocument.findUnique({ where: { id: document?.id } })).toMatchObject({
      voidReason: 'Se dejó sin efecto la reestructura del contrato.',
    });
  });

  it('is told to be inexact once its table is another one, as what came before it was taken back or entered late', async () => {
    const [receipt = ''] = (await enter({ type: 'payment', amount: '400000.00', on: addDays(today, -3) })).eventIds;
    const { document } = await accepted();
    // What comes after it is paid by it.
    await enter({ type: 'payment', amount: '1000.00', excess: 'advance' });
    expect(await verified(document)).toMatchObject({ standing: 'holds' });
    const [bounced = ''] = (await enter({ type: 'reversal', of: receipt })).eventIds;
    // The convenio is in force, so the paper is not void.
    expect(await verified(document)).toMatchObject({ standing: 'changed', voidedOn: null });
    expect(await read()).toMatchObject({ state: 'accepted', documentId: document?.id });
    await enter({ type: 'reversal', of: bounced });
    expect(await verified(document)).toMatchObject({ standing: 'holds' });
    await enter({ type: 'payment', amount: '400000.00', on: addDays(today, -2) });
    expect(await verified(document)).toMatchObject({ standing: 'changed', voidedOn: null });
  });

  it('holds of what was paid off by it', async () => {
    const { document } = await accepted();
    const { payoff } = await api.app.get(Ledgers).standing(own.contract.id);
    await enter({ type: 'payoff', amount: payoff?.total ?? '' });
    expect(await verified(document)).toMatchObject({ standing: 'holds' });
  });

  it('holds again, on a paper of its own, once the desk has taken it back and restored it, however often', async () => {
    const { document, eventId, id } = await accepted();
    const schedule = await toCome();
    const finance = await api.signIn('finance');
    const desk = deskOf(api);
    const reverse = (event: string) =>
      desk.ask(finance, own.contract.id, { kind: 'reversal', eventId: event, cause: 'other' }).expect(201);
    for (const papers of [2, 3]) {
      await reverse(eventId ?? '');
      expect(await read()).toBeNull();
      await reverse((await desk.lastEvent(finance, own.contract.id)).id);
      expect(await toCome()).toMatchObject(schedule.map(({ total }) => ({ total })));
      expect(await read()).toMatchObject({ id, state: 'accepted', documentId: null });
      expect(await api.app.get(MissingAgreementsSweep).sweep()).toBe(1);
      const where = { contractId: own.contract.id, kind: 'restructuring_agreement' } as const;
      const letters = await api.prisma.contractDocument.findMany({ where, orderBy: { issuedAt: 'asc' } });
      expect(letters.map(({ voidedOn }) => voidedOn !== null)).toEqual([
        ...Array<boolean>(papers - 1).fill(true),
        false,
      ]);
      expect(await verified(letters.at(-1) ?? null)).toMatchObject({ standing: 'holds' });
      expect(await verified(document)).toMatchObject({ standing: 'voided' });
      expect(await opened()).toContain(letters.at(-1)?.folio);
    }
    await reverse(eventId ?? '');
    expect(await api.prisma.restructuring.findUnique({ where: { id } })).toMatchObject({ state: 'reversed' });
    expect(await desk.disagreements(own.contract.id)).toEqual([]);
  });

  it('is none of what was declined, nor anybody else’s, nor without a right', async () => {
    const { id } = await proposed();
    const other = await signedInOwner(api);
    await draft(id, other.owner.headers).expect(404);
    await asStaff(id, await api.signIn('auditor')).expect(403);
    await answer(id, 'decline', {}).expect(204);
    await draft(id).expect(409);
    await asStaff(id).expect(409);
    await asStaff(crypto.randomUUID()).expect(404);
  });

  it('is printed by what was kept where it was accepted before there was one, once', async () => {
    const { documentId, id } = await accepted();
    await api.prisma.contractDocument.delete({ where: { id: documentId ?? '' } });
    const sweep = api.app.get(MissingAgreementsSweep);
    const counts = await Promise.all([sweep.sweep(), sweep.sweep()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    const { document } = await api.prisma.restructuring.findUniqueOrThrow({
      where: { id },
      include: { document: true },
    });
    expect(await verified(document)).toMatchObject({ standing: 'holds' });
    expect(await opened()).toContain(document?.folio);
    expect(await sweep.sweep()).toBe(0);
  });

  it('is printed of the others where of one what was kept can’t be read', async () => {
    const broken = await accepted();
    const sound = await accepted({ paymentsLeft: 50 });
    const shownFigures = broken.shownFigures ?? {};
    for (const { documentId } of [broken, sound]) {
      await api.prisma.contractDocument.delete({ where: { id: documentId ?? '' } });
    }
    await api.prisma.restructuring.update({ where: { id: broken.id }, data: { shownFigures: {} } });
    const sweep = api.app.get(MissingAgreementsSweep);
    expect(await sweep.sweep()).toBe(1);
    const { documentId } = await api.prisma.restructuring.findUniqueOrThrow({ where: { id: sound.id } });
    expect(documentId).not.toBeNull();
    await api.prisma.restructuring.update({ where: { id: broken.id }, data: { shownFigures } });
    expect(await sweep.sweep()).toBe(1);
  });
});
