import type { Alert, Prisma } from '../../generated/client.js';

type AlertInput = Prisma.AlertCreateManyInput;

/** An alert without dates: active from now on. */
export function buildAlert(overrides: Partial<AlertInput> = {}): AlertInput {
  return {
    title: 'Ampliamos nuestro horario de los sábados',
    description: '<p>A partir de este mes le atendemos los <strong>sábados de 9:00 a 14:00</strong>.</p>',
    url: '/contacto',
    buttonText: 'Contáctenos',
    ...overrides,
  };
}

export function createAlert(database: Prisma.TransactionClient, overrides: Partial<AlertInput> = {}): Promise<Alert> {
  return database.alert.create({ data: buildAlert(overrides) });
}
