interface DemoAdviser {
  name: string;
  role: string;
  phone: string;
  whatsapp: string | null;
  email: string;
  /** The slug of a distributor of the seed; null: of the lender itself. */
  distributor: string | null;
  /** INEGI codes. */
  states: string[];
}

/** Invented people, without photos. */
export const demoAdvisers: DemoAdviser[] = [
  {
    name: 'Mariana Treviño Salas',
    role: 'Asesora de crédito',
    phone: '81 5555 0171',
    whatsapp: '81 5555 0171',
    email: 'mariana.trevino@flota.test',
    distributor: null,
    states: ['19', '05', '28'],
  },
  {
    name: 'Héctor Villaseñor Peña',
    role: 'Asesor de arrendamiento',
    phone: '55 5555 0172',
    whatsapp: '55 5555 0172',
    email: 'hector.villasenor@flota.test',
    distributor: null,
    states: [],
  },
  {
    name: 'Alejandra Cota Ibarra',
    role: 'Gerente de financiamiento',
    phone: '664 555 0173',
    whatsapp: null,
    email: 'alejandra.cota@flota.test',
    distributor: 'ejenorte-tijuana',
    states: [],
  },
];
