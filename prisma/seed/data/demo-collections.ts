import type { Prisma } from '../../generated/client.js';

interface DemoCollection {
  /** A demo contract that is behind. */
  contractNumber: string;
  /** Demo staff, by their address. */
  assignedTo?: string;
  /** From today. */
  actionInDays?: number;
  actionNote?: string;
  /** By care, each so many days ago and at that time in Mexico City. */
  contacts: (Pick<Prisma.CollectionContactCreateManyInput, 'channel' | 'direction' | 'spokenTo' | 'result' | 'note'> & {
    daysAgo: number;
    time: string;
  })[];
  /** A promise that was noted down and broken, for so many days ago. */
  brokenPromise?: { amount: string; daysAgo: number };
  /** Since so many days the agency collects it. */
  handedDaysAgo?: number;
  stopped?: Pick<Prisma.ContactStopUncheckedCreateInput, 'reason' | 'note'>;
}

/** Fictional, as all that it is reached by. */
export const demoAgency = {
  name: 'Gestión Regional del Centro, S.C.',
  tradeName: 'Gestión Regional',
  rfc: 'GRC160418QX3',
  address: 'Calle 5 de Mayo 210, Centro, 76000 Querétaro, Qro.',
  phones: ['+524425550147'],
  email: 'gestion@gestionregional.example',
  collectors: ['Mauricio Olvera Rangel', 'Leticia Bautista Nava'],
};

/** One that broke a promise and is with the agency, one to go on with today, one that waits, one nobody may look for, and one nobody took yet. */
export const demoCollections: DemoCollection[] = [
  {
    contractNumber: 'FL-2025-000633',
    assignedTo: 'care@flota.test',
    contacts: [
      {
        ...{ daysAgo: 20, time: '11:10', channel: 'phone', direction: 'outgoing', spokenTo: 'nobody' },
        ...{ result: 'no_answer', note: 'Se dejó de intentar después de dos llamadas.' },
      },
      {
        ...{ daysAgo: 15, time: '12:25', channel: 'phone', direction: 'outgoing', spokenTo: 'holder' },
        ...{ result: 'promised', note: 'Espera el pago de un cliente suyo.' },
      },
    ],
    brokenPromise: { amount: '20000.00', daysAgo: 8 },
    handedDaysAgo: 4,
  },
  {
    contractNumber: 'FL-2026-001020',
    assignedTo: 'care@flota.test',
    actionInDays: 0,
    actionNote: 'Preguntar si ya autorizaron la transferencia',
    contacts: [
      {
        ...{ daysAgo: 3, time: '10:40', channel: 'whatsapp', direction: 'incoming', spokenTo: 'representative' },
        ...{ result: 'call_later', note: 'Su tesorería autoriza pagos los jueves.' },
      },
    ],
  },
  {
    contractNumber: 'FL-2026-001008',
    assignedTo: 'finance@flota.test',
    actionInDays: 2,
    actionNote: 'Llamar después de las 16:00',
    contacts: [
      {
        ...{ daysAgo: 1, time: '16:05', channel: 'phone', direction: 'outgoing', spokenTo: 'representative' },
        ...{ result: 'informed', note: '' },
      },
    ],
  },
  {
    contractNumber: 'FL-2026-001052',
    contacts: [
      {
        ...{ daysAgo: 2, time: '13:15', channel: 'email', direction: 'incoming', spokenTo: 'representative' },
        ...{ result: 'disputes', note: 'Dice que pagó por otra cuenta; mandó el comprobante.' },
      },
    ],
    stopped: { reason: 'dispute', note: 'Finanzas busca el depósito.' },
  },
];
