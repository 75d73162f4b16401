import { checkBooks } from '@flota/finance';
import { bookOf, figuresOf, instalmentOf, movementOf } from '@flota/records';
import type { AdminContractEvent, AdminDeskRequest, DeskPreview } from '@flota/schemas';
import { todayInMexico } from '@flota/schemas';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

const today = todayInMexico();

/** What finance staff do at the desk, over HTTP. */
export function deskOf(api: TestApp) {
  let references = 0;
  const post = (staff: SignedIn, path: string, body: object = {}) =>
    api.http.post(`/api/admin/${path}`).set(staff.headers).send(body);

  /** A transfer that was never posted before. */
  const transfer = (changes: object = {}) => ({
    kind: 'payment',
    amount: '1500.00',
    receivedOn: today,
    reference: `CLAVE ${(references += 1)}`,
    ...changes,
  });

  const receive = (staff: SignedIn, contractId: string, changes: object = {}) =>
    post(staff, `contracts/${contractId}/payments`, transfer(changes));

  const events = async (staff: SignedIn, contractId: string): Promise<AdminContractEvent[]> => {
    const filter = encodeURIComponent(JSON.stringify({ contractId }));
    const { body } = await api.http
      .get(`/api/admin/contract-events?filter=${filter}&perPage=100`)
      .set(staff.headers)
      .expect(200);
    return (body as { data: AdminContractEvent[] }).data;
  };

  return {
    transfer,
    receive,
    events,
    /** The one that came last. */
    lastEvent: async (staff: SignedIn, contractId: string): Promise<AdminContractEvent> => {
      const [event] = await events(staff, contractId);
      if (!event) throw new Error('Nothing happened to the contract');
      return event;
    },
    preview: (staff: SignedIn, contractId: string, action: object) =>
      post(staff, `contracts/${contractId}/desk-previews`, action),
    ask: (staff: SignedIn, contractId: string, action: object) =>
      post(staff, `contracts/${contractId}/desk-requests`, { reason: 'Lo pidió el cliente', ...action }),
    approve: (staff: SignedIn, id: string) => post(staff, `desk-requests/${id}/approve`),
    reject: (staff: SignedIn, id: string, note = 'No procede') => post(staff, `desk-requests/${id}/reject`, { note }),
    withdraw: (staff: SignedIn, id: string) => post(staff, `desk-requests/${id}/withdraw`),

    /** Events, movements, schedule and the contract's own row agree to the cent. */
    disagreements: async (id: string) => {
      const kept = await api.prisma.contract.findUniqueOrThrow({
        where: { id },
        include: {
          events: true,
          instalments: { orderBy: { number: 'asc' } },
          movements: {
            include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
            orderBy: { sequence: 'asc' },
          },
        },
      });
      const { events: happened, instalments, movements, ...contract } = kept;
      const books = {
        movements: movements.map(movementOf),
        instalments: instalments.map(instalmentOf),
        figures: figuresOf(contract),
      };
      return checkBooks(bookOf(contract, happened), books, today);
    },
  };
}

export const requestIn = ({ body }: { body: unknown }): AdminDeskRequest => body as AdminDeskRequest;
export const previewIn = ({ body }: { body: unknown }): DeskPreview => body as DeskPreview;
