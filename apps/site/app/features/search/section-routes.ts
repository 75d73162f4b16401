import { PLANS_PATH } from '../../constants/navigation.js';

/** Where a section of results leads, by its label, as the specification maps it; anything else, to the plans. */
const PLAN_BY_SECTION: Readonly<Record<string, string>> = {
  Crédito: 'credito-directo',
  'Arrendamiento Puro': 'arrendamiento-puro',
  'Arrendamiento Financiero': 'arrendamiento-financiero',
  Flexibility: 'flexibility',
  Insurance: 'insurance',
  'Mercedes-benz Insurance': 'insurance',
};

export const routeOfSection = (label: string): string => {
  const plan = PLAN_BY_SECTION[label];
  return plan ? `${PLANS_PATH}/${plan}` : PLANS_PATH;
};
