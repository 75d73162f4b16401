import type { PlanTexts } from './plan-texts.js';
import { directCredit } from './credito-directo.js';
import { financialLease } from './arrendamiento-financiero.js';
import { flexibility } from './flexibility.js';
import { insurance } from './insurance.js';
import { pureLease } from './arrendamiento-puro.js';
import type { PlanSlug } from '../plans.js';

export const planTexts: Record<PlanSlug, PlanTexts> = {
  'credito-directo': directCredit,
  'arrendamiento-puro': pureLease,
  'arrendamiento-financiero': financialLease,
  flexibility,
  insurance,
};
