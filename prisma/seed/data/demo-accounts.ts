import type { AccountRole, PersonType, StaffRole } from '@flota/schemas';

/** One account a role. They sign in with DEMO_PASSWORD and don't exist in production. */
export const demoStaff: { email: string; name: string; role: StaffRole }[] = [
  { email: 'admin@flota.test', name: 'Adriana Montes', role: 'admin' },
  { email: 'content@flota.test', name: 'Conrado Ibarra', role: 'content' },
  { email: 'care@flota.test', name: 'Carolina Esquivel', role: 'care' },
  { email: 'finance@flota.test', name: 'Fernando Lozano', role: 'finance' },
  { email: 'auditor@flota.test', name: 'Aurora Villaseñor', role: 'auditor' },
];

export const demoCustomers: { email: string; name: string; phone: string; personType: PersonType }[] = [
  {
    email: 'cliente@flota.test',
    name: 'Martín Arriaga Solís',
    phone: '+524775550101',
    personType: 'fisica_empresarial',
  },
  { email: 'empresa@flota.test', name: 'Autotransportes Sierra Clara', phone: '+528155550102', personType: 'moral' },
  { email: 'flotilla@flota.test', name: 'Grupo Río Blanco', phone: '+522725550104', personType: 'moral' },
];

/** Whom the demo company lets into its account. They have no contracts of their own. */
export const demoMembers: { email: string; name: string; role: AccountRole }[] = [
  { email: 'contador@flota.test', name: 'Clara Domínguez', role: 'accountant' },
  { email: 'conductor@flota.test', name: 'Óscar Treviño', role: 'driver' },
];

/** Whose account that is. */
export const DEMO_COMPANY = 'empresa@flota.test';
