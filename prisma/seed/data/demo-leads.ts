import type { LeadDetails, LeadSource, LeadStage, LostReason, PreferredTime } from '@flota/schemas';

/** What staff made of one so far. */
export interface DemoWork {
  stage: LeadStage;
  /** Of a lost one. */
  lostReason?: LostReason;
  /** What staff noted, and a task that they set themselves, so many days from today. */
  note?: string;
  task?: { title: string; inDays: number };
  /** Whether the demo's customer care has taken it. */
  isTaken?: boolean;
  /** Of a new one: in how many minutes from now somebody has to answer; below zero it is late. */
  dueInMinutes?: number;
}

interface DemoCallBack extends DemoWork {
  /** Of the demo quote they want to be called about. */
  email: string;
  minutesLater: number;
  preferredTime: PreferredTime;
}

export const demoCallBacks: DemoCallBack[] = [
  { email: 'flota@trespalmas.example', minutesLater: 6, preferredTime: 'morning', stage: 'new', dueInMinutes: 150 },
  {
    email: 'jacinto.medrano@correo.example',
    minutesLater: 22,
    preferredTime: 'afternoon',
    stage: 'new',
    dueInMinutes: 35,
  },
  {
    email: 'operaciones@nogalera.example',
    minutesLater: 3,
    preferredTime: 'any',
    stage: 'contacted',
    isTaken: true,
    task: { title: 'Llamar para comparar a 48 meses', inDays: 0 },
    note: 'Quiere comparar con 48 meses. Enviará estados de cuenta esta semana.',
  },
  {
    email: 'rosalba.nieto@correo.example',
    minutesLater: 41,
    preferredTime: 'morning',
    stage: 'lost',
    lostReason: 'other',
    isTaken: true,
    note: 'Compró con recursos propios.',
  },
];

interface DemoForm extends DemoWork {
  kind: 'contact' | 'prospect' | 'syntage';
  /** As the API makes them. */
  folio: string;
  daysAgo: number;
  /** By the clocks of Mexico City. */
  time: string;
  contact: [name: string, email: string, phone: string];
  preferredTime?: PreferredTime;
  message?: string;
  details?: LeadDetails;
  source?: LeadSource;
  /** Whether it came by the demo campaign. */
  fromCampaign?: boolean;
  /** Of a Syntage request. */
  rfc?: string;
}

/** What the site's forms brought lately. Nobody in it exists. */
export const demoForms: DemoForm[] = [
  {
    kind: 'contact',
    folio: 'C-4T8QM-7Y2KD',
    daysAgo: 1,
    time: '10:26',
    contact: ['Elvira Pacheco Ríos', 'elvira.pacheco@correo.example', '+527225550161'],
    message: 'Quiero adelantar tres mensualidades de mi contrato. ¿A qué cuenta hago el depósito y a quién le aviso?',
    details: { subject: 'payments' },
    source: { page: '/contacto' },
    stage: 'new',
    dueInMinutes: -95,
  },
  {
    kind: 'contact',
    folio: 'C-9B3WE-1HN6X',
    daysAgo: 4,
    time: '16:48',
    contact: ['Autobuses Valle Dorado', 'administracion@valledorado.example', '+524425550162'],
    message:
      'Terminamos de pagar dos unidades en octubre y necesitamos la factura de origen para el cambio de propietario.',
    details: { subject: 'invoices' },
    source: { page: '/faqs/pagos' },
    stage: 'contacted',
    isTaken: true,
    note: 'Se le explicó el trámite. Enviará la constancia de situación fiscal.',
  },
  {
    kind: 'prospect',
    folio: 'P-6J0RC-5VZ8A',
    daysAgo: 1,
    time: '12:03',
    contact: ['Fletes Hermanos Urrutia', 'compras@urrutia.example', '+528715550163'],
    preferredTime: 'morning',
    message: 'Buscamos renovar seis tractocamiones antes de marzo.',
    details: { personType: 'moral', stateId: '05', plan: 'arrendamiento-puro', vehicle: 'cascadia-126' },
    source: { utmSource: 'boletin', utmMedium: 'correo', utmCampaign: 'renueva', page: '/campaign/renueva-tu-flota' },
    fromCampaign: true,
    stage: 'new',
    dueInMinutes: -1200,
  },
  {
    kind: 'prospect',
    folio: 'P-2FD7N-K4G9T',
    daysAgo: 6,
    time: '18:31',
    contact: ['Tomás Arredondo Vela', 'tomas.arredondo@correo.example', '+526625550164'],
    preferredTime: 'afternoon',
    details: { personType: 'fisica_empresarial', stateId: '26', plan: 'credito-directo' },
    source: { page: '/planes-financiamiento/credito-directo' },
    stage: 'qualified',
    isTaken: true,
    task: { title: 'Confirmar la firma con el distribuidor', inDays: 1 },
    note: 'Ya tiene distribuidor; firma esta semana.',
  },
  {
    kind: 'syntage',
    folio: 'S-8PX5H-3C1QY',
    daysAgo: 2,
    time: '09:14',
    contact: ['Transportes Sierra Alta', 'finanzas@sierraalta.example', '+526145550165'],
    rfc: 'TSA090714QH8',
    stage: 'new',
    dueInMinutes: 1320,
  },
];

/** What staff write to leads with often. */
export const demoLeadMailTemplates = [
  {
    name: 'Seguimiento de su cotización',
    subject: 'Su cotización {folio} de {vehiculo}',
    text: 'Buen día, {cliente}:\n\nSoy {atiende}, de {empresa}. Usted cotizó {vehiculo} con {plan}, de {mensualidad} al mes.\n\n¿Le parece si la revisamos por teléfono? Responda este correo con el día y la hora que le convengan, o llámenos al {telefono}.\n\n{atiende}',
  },
  {
    name: 'Documentos para empezar',
    subject: 'Lo que necesitamos para su financiamiento',
    text: 'Buen día, {cliente}:\n\nPara avanzar con su solicitud {folio} le pedimos:\n- Identificación oficial de quien firma\n- Constancia de situación fiscal, con menos de tres meses\n- Comprobante de domicilio\n\nPuede responder a este correo con los archivos adjuntos.\n\n{atiende}, {empresa}',
  },
];
