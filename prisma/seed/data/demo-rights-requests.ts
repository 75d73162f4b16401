import type { RightsRequestInput } from '../factories/rights-request.factory.js';

interface DemoRightsRequest extends Partial<RightsRequestInput> {
  daysAgo: number;
  /** By the clocks of Mexico City. */
  time: string;
  /** Calendar days left to answer; negative when it is late. */
  daysLeft: number;
}

/** One with time to spare and one that is late. Nobody in it exists. */
export const demoRightsRequests: DemoRightsRequest[] = [
  {
    daysAgo: 5,
    time: '13:22',
    daysLeft: 23,
    folio: 'D-5M2HX-8Q7RB',
    right: 'rectification',
    description: 'Mi domicilio fiscal cambió y mis estados de cuenta siguen llegando al anterior.',
    detail: 'Dice Calle Encino 14 y debe decir Calle Encino 41.',
  },
  {
    daysAgo: 33,
    time: '17:40',
    daysLeft: -3,
    folio: 'D-1KZ9V-4C6TW',
    right: 'objection',
    holderName: 'Gerardo Montaño Ibarra',
    address: 'Blvd. Lázaro Cárdenas 902, 21270 Mexicali, Baja California',
    phone: '+526865550171',
    email: 'representacion@despachonorte.example',
    relation: 'representative',
    representativeName: 'Mónica Treviño Salas',
    representativePower: 'notarial',
    idKind: 'passport',
    state: 'in_review',
    description: 'Nos oponemos a que sus datos se usen para enviarle promociones.',
    detail: 'Correos y llamadas con fines de publicidad.',
    notes: 'Mercadotecnia confirmó la baja de la lista. Falta enviar la respuesta.',
  },
];
