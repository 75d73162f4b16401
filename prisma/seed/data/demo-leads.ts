import type { LeadState, PreferredTime } from '@flota/schemas';

interface DemoLead {
  /** Of the demo quote they want to be called about. */
  email: string;
  minutesLater: number;
  preferredTime: PreferredTime;
  state: LeadState;
  notes?: string;
}

export const demoLeads: DemoLead[] = [
  { email: 'flota@trespalmas.example', minutesLater: 6, preferredTime: 'morning', state: 'new' },
  { email: 'jacinto.medrano@correo.example', minutesLater: 22, preferredTime: 'afternoon', state: 'new' },
  {
    email: 'operaciones@nogalera.example',
    minutesLater: 3,
    preferredTime: 'any',
    state: 'contacted',
    notes: 'Quiere comparar con 48 meses. Enviará estados de cuenta esta semana.',
  },
  {
    email: 'rosalba.nieto@correo.example',
    minutesLater: 41,
    preferredTime: 'morning',
    state: 'closed',
    notes: 'Compró con recursos propios.',
  },
];
