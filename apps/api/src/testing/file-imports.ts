import { type StaffImport, staffImportSchema, type StaffImports, type StaffRole } from '@flota/schemas';
import { RunImportJob } from '../platform/imports/run-import.job.js';
import type { TestApp } from './test-app.js';

const OWN = '/api/admin/own-imports';

/** Files of a kind as a member of staff brings them in, and the worker that reads them. */
export async function fileImports(api: TestApp, { kind, role }: { kind: string; role: StaffRole }) {
  const who = await api.signIn(role);
  const act = (id: string, what: string, body: object = {}) =>
    api.http.post(`${OWN}/${id}/${what}`).set(who.headers).send(body);
  const work = async (id: string): Promise<StaffImport> => {
    await api.app.get(RunImportJob).process({ id });
    const { body } = await api.http.get(OWN).set(who.headers).expect(200);
    const found = (body as StaffImports).imports.find((each) => each.id === id);
    if (!found) throw new Error('It is not listed');
    return found;
  };
  const post = (lines: readonly string[] | Buffer, by = who) =>
    api.http
      .post(OWN)
      .set(by.headers)
      .field('kind', kind)
      .attach('file', Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join('\n')), 'archivo.csv');
  return {
    who,
    act,
    work,
    post,
    /** Sent, matched by its headings and checked. */
    async checked(lines: readonly string[] | Buffer): Promise<StaffImport> {
      const { id, mapping } = staffImportSchema.parse((await post(lines).expect(201)).body);
      await act(id, 'check', { mapping }).expect(200);
      return work(id);
    },
    async run(id: string, whole: boolean): Promise<StaffImport> {
      await act(id, 'run', { whole }).expect(200);
      return work(id);
    },
    async undo(id: string): Promise<StaffImport> {
      await act(id, 'undo').expect(200);
      return work(id);
    },
    /** The lines of the file of problems, its headings first. */
    async problems(id: string): Promise<string[]> {
      const { text } = await api.http.get(`${OWN}/${id}/problems`).set(who.headers).expect(200);
      return text.split('\r\n');
    },
    /** What the audit log has of it. */
    async actions(id: string): Promise<string[]> {
      const entries = await api.prisma.auditEntry.findMany({ where: { recordId: id }, orderBy: { id: 'asc' } });
      return entries.filter(({ action }) => action.startsWith('import')).map(({ action }) => action);
    },
  };
}
