import { addDays, dayInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { Prisma, RightsRequest } from '../../generated/client.js';
import { unique } from './unique.js';

export type RightsRequestInput = Prisma.RightsRequestCreateManyInput;

/** Nearly twenty business days: whoever needs the exact day gives it. */
const DAYS_TO_ANSWER = 28;

/** A holder who asks for access; without files. */
export function buildRightsRequest(overrides: Partial<RightsRequestInput> = {}): RightsRequestInput {
  const createdAt = new Date(overrides.createdAt ?? Date.now());
  const requestedOn = dayInMexico(createdAt);
  return {
    folio: `D-${unique().slice(0, 5)}-${unique().slice(0, 5)}`.toUpperCase(),
    right: 'access',
    holderName: 'Beatriz Salgado Peña',
    address: 'Calle Encino 41, Col. Arboledas, 37480 León, Guanajuato',
    phone: '+524775550144',
    email: 'beatriz.salgado@correo.example',
    relation: 'holder',
    idKind: 'ine',
    description: 'Deseo saber qué datos personales míos conservan.',
    detail: 'Todos los relacionados con mis cotizaciones.',
    requestedOn: dateColumn(requestedOn),
    consentAt: createdAt,
    dueOn: dateColumn(addDays(requestedOn, DAYS_TO_ANSWER)),
    createdAt,
    ...overrides,
  };
}

export function createRightsRequest(
  database: Prisma.TransactionClient,
  overrides: Partial<RightsRequestInput> = {},
): Promise<RightsRequest> {
  return database.rightsRequest.create({ data: buildRightsRequest(overrides) });
}
