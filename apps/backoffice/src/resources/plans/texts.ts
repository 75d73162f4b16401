import type { PlanKind } from '@flota/schemas';

export const PLAN_KINDS: Record<PlanKind, string> = {
  direct_credit: 'Crédito',
  flexibility: 'Crédito con pago final',
  financial_lease: 'Arrendamiento financiero',
  pure_lease: 'Arrendamiento puro',
};

export const PAYMENT_MODES = {
  base_fixed: {
    name: 'Capital e interés fijos, más IVA',
    help: 'Capital más interés es igual cada mes y el IVA de los intereses se suma aparte: el primer pago es el más alto y cada mes baja un poco.',
  },
  total_fixed: {
    name: 'Pago total fijo, con IVA',
    help: 'El cliente paga lo mismo cada mes, con el IVA de los intereses ya incluido.',
  },
} as const;
