import type { BillCorrectionItem, BillIdKind, PersonType } from '@flota/schemas';
import type { BillRequestState } from '../../generated/client.js';

interface DemoStep {
  state: BillRequestState;
  daysAgo: number;
  /** By the clocks of Mexico City. */
  time: string;
  note?: string;
}

interface DemoBillRequest {
  folio: string;
  /** Whose account it is. */
  email: string;
  contract: {
    number: string;
    /** `model/version`. */
    vehicle: string;
    /** With `?` in place of its check digit. */
    vin: string;
    /** Since the last payment. */
    dueDaysAgo: number;
  };
  paper?: 'invoice' | 'endorsement';
  distributorSlug: string | null;
  /** From the first to the one it is in. */
  steps: DemoStep[];
  /** How long staff have for the next step; less than none is late. */
  dueInHours?: number;
  /** What the customer has to mend, asked for with the last step. */
  correction?: Omit<BillCorrectionItem, 'former'>;
  /** Who received it, with the last step. */
  received?: { receiverName: string; idKind: BillIdKind; idNumber: string };
  /** Who has it since the last step, to bring it to its customer. */
  courier?: { carrier: string; trackingNumber: string; destination: string };
}

interface DemoBillHolder {
  email: string;
  name: string;
  phone: string;
  personType: PersonType;
  rfc: string;
  address: { street: string; neighborhood: string; city: string; zipcode: string; stateName: string };
}

/** Who asks; those that are no demo account of their own can't sign in. Nobody of them exists. */
export const demoBillHolders: DemoBillHolder[] = [
  {
    email: 'empresa@flota.test',
    name: 'Autotransportes Sierra Clara, S.A. de C.V.',
    phone: '+528155550102',
    personType: 'moral',
    rfc: 'ASC090622B35',
    address: {
      street: 'Av. de los Encinos 1450',
      neighborhood: 'Valle del Topo',
      city: 'Monterrey',
      zipcode: '64510',
      stateName: 'Nuevo León',
    },
  },
  {
    email: 'facturas@valledelmayo.example',
    name: 'Fletes Valle del Mayo, S.A. de C.V.',
    phone: '+526445550164',
    personType: 'moral',
    rfc: 'FVM110914KT4',
    address: {
      street: 'Carretera Valle Nuevo km 7',
      neighborhood: 'Los Trigales',
      city: 'Ciudad Obregón',
      zipcode: '85065',
      stateName: 'Sonora',
    },
  },
  {
    email: 'lucia.peralta@correo.example',
    name: 'Lucía Peralta Gómez',
    phone: '+524425550187',
    personType: 'fisica',
    rfc: 'PEGL790303LM8',
    address: {
      street: 'Calle Mezquite 28',
      neighborhood: 'Los Arcos',
      city: 'Querétaro',
      zipcode: '76020',
      stateName: 'Querétaro',
    },
  },
];

/** One in every state that a request can be in for long, so that each can be seen. */
export const demoBillRequests: DemoBillRequest[] = [
  {
    folio: 'T-4H7QM-0X2KD',
    email: 'empresa@flota.test',
    contract: {
      number: 'FL-2024-000188',
      vehicle: 'm2-106/4x2-caja-seca',
      vin: '3ALACWFC?RDUA7731',
      dueDaysAgo: 34,
    },
    paper: 'endorsement',
    distributorSlug: 'ejenorte-monterrey',
    steps: [
      { state: 'received', daysAgo: 18, time: '10:12' },
      { state: 'in_review', daysAgo: 16, time: '09:40' },
      { state: 'preparing', daysAgo: 11, time: '12:05' },
      { state: 'sent_to_distributor', daysAgo: 5, time: '16:30' },
      { state: 'ready_for_pickup', daysAgo: 1, time: '11:20', note: 'Pregunte en la caja por el sobre con su folio.' },
    ],
  },
  {
    folio: 'T-9V3CB-6N5TR',
    email: 'empresa@flota.test',
    contract: {
      number: 'FL-2024-000196',
      vehicle: '360-1217/4x2-chasis',
      vin: '3AMBFXAC?RD080112',
      dueDaysAgo: 27,
    },
    distributorSlug: null,
    steps: [
      { state: 'received', daysAgo: 6, time: '18:02' },
      { state: 'in_review', daysAgo: 4, time: '09:15' },
      { state: 'needs_correction', daysAgo: 3, time: '13:48' },
    ],
    correction: { field: 'sat', problem: 'expired', note: 'Es de mayo. Envíe una de los últimos tres meses.' },
  },
  {
    folio: 'T-2KD8W-7YJ4P',
    email: 'facturas@valledelmayo.example',
    contract: {
      number: 'FL-2024-000211',
      vehicle: 'cascadia-126/dd13-4x2-cabina-dia',
      vin: '3AKJGLDR?RSV44120',
      dueDaysAgo: 21,
    },
    distributorSlug: null,
    dueInHours: -3,
    steps: [{ state: 'received', daysAgo: 1, time: '17:25' }],
  },
  {
    folio: 'T-6ZP0A-3MW9E',
    email: 'facturas@valledelmayo.example',
    contract: {
      number: 'FL-2024-000219',
      vehicle: 'cascadia-126/dd13-4x2-cabina-dia',
      vin: '3AKJGLDR?RSV44121',
      dueDaysAgo: 40,
    },
    paper: 'invoice',
    distributorSlug: 'ejenorte-obregon',
    dueInHours: 28,
    steps: [
      { state: 'received', daysAgo: 12, time: '11:00' },
      { state: 'in_review', daysAgo: 10, time: '10:30' },
      { state: 'preparing', daysAgo: 4, time: '09:55' },
    ],
  },
  {
    folio: 'T-8RC5N-1GQ6H',
    email: 'facturas@valledelmayo.example',
    contract: {
      number: 'FL-2024-000224',
      vehicle: 'm2-106/6x4-volteo',
      vin: '3ALHCYFE?RDUB2204',
      dueDaysAgo: 55,
    },
    paper: 'invoice',
    distributorSlug: 'ejenorte-obregon',
    dueInHours: 51,
    steps: [
      { state: 'received', daysAgo: 20, time: '09:08' },
      { state: 'in_review', daysAgo: 18, time: '12:40' },
      { state: 'preparing', daysAgo: 13, time: '15:10' },
      { state: 'sent_to_distributor', daysAgo: 2, time: '17:05' },
    ],
  },
  {
    folio: 'T-0BX7F-5TK3S',
    email: 'lucia.peralta@correo.example',
    contract: { number: 'FL-2024-000230', vehicle: '360-715/4x2-chasis', vin: '3AMBFWAC?RD091577', dueDaysAgo: 16 },
    distributorSlug: 'camialtia-queretaro',
    dueInHours: 4,
    steps: [
      { state: 'received', daysAgo: 5, time: '20:31' },
      { state: 'in_review', daysAgo: 2, time: '10:02' },
    ],
  },
  {
    folio: 'T-5MD4P-2XE7L',
    email: 'facturas@valledelmayo.example',
    contract: {
      number: 'FL-2024-000205',
      vehicle: 'm2-106/6x4-volteo',
      vin: '3ALHCYFE?RDUB2190',
      dueDaysAgo: 62,
    },
    paper: 'invoice',
    distributorSlug: null,
    dueInHours: 44,
    steps: [
      { state: 'received', daysAgo: 24, time: '12:20' },
      { state: 'in_review', daysAgo: 22, time: '09:50' },
      { state: 'preparing', daysAgo: 9, time: '11:15' },
      {
        state: 'with_courier',
        daysAgo: 1,
        time: '16:10',
        note: 'La guía llega por correo; pida que reciba quien la espera.',
      },
    ],
    courier: {
      carrier: 'Mensajería del Noroeste',
      trackingNumber: 'MN-4471 0938',
      destination: 'Carretera Valle Nuevo km 7, Los Trigales, 85065 Ciudad Obregón, Sonora',
    },
  },
  {
    folio: 'T-3WJ1Y-9DZ8V',
    email: 'lucia.peralta@correo.example',
    contract: { number: 'FL-2023-000874', vehicle: '360-715/4x2-chasis', vin: '3AMBFWAC?PD064410', dueDaysAgo: 90 },
    paper: 'endorsement',
    distributorSlug: 'camialtia-queretaro',
    steps: [
      { state: 'received', daysAgo: 70, time: '10:15' },
      { state: 'in_review', daysAgo: 68, time: '12:30' },
      { state: 'preparing', daysAgo: 63, time: '09:20' },
      { state: 'sent_to_distributor', daysAgo: 55, time: '16:00' },
      { state: 'ready_for_pickup', daysAgo: 51, time: '10:45' },
      { state: 'delivered', daysAgo: 47, time: '13:10' },
    ],
    received: { receiverName: 'Lucía Peralta Gómez', idKind: 'ine', idNumber: 'PRGMLC79030322M400' },
  },
];
