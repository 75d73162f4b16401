import type { TaxChangeState } from '@flota/schemas';

interface DemoTaxChange {
  /** Of a demo account, or of somebody with a demo bill request. */
  email: string;
  folio: string;
  state: TaxChangeState;
  legalName: string;
  postalCode?: string;
  reason?: string;
  askedDaysAgo: number;
  decidedDaysAgo?: number;
}

/** One that waits for staff, and one that was rejected. */
export const demoTaxChanges: DemoTaxChange[] = [
  {
    email: 'facturas@valledelmayo.example',
    folio: 'N-4T7QK-D1VX8',
    state: 'pending',
    legalName: 'Logística Integral Valle del Mayo',
    postalCode: '85800',
    askedDaysAgo: 1,
  },
  {
    email: 'empresa@flota.test',
    folio: 'N-9G2WB-K5R3C',
    state: 'rejected',
    legalName: 'Sierra Clara Logística',
    reason: 'La constancia que envió es de 2023. Envíe la que emite hoy el SAT, con el nombre nuevo.',
    askedDaysAgo: 40,
    decidedDaysAgo: 38,
  },
];
