import type { PlanPage } from '@flota/schemas';

/** Papers of section 9 of the specification: the first four without which nothing starts, then what the amount may ask for. */
const FINANCIAL_PAPERS = [
  'Estados financieros, según el monto',
  'Declaración anual de impuestos, según el monto',
  'Estados de cuenta bancarios, según el monto',
  'Facturas o concesiones, según el monto',
  'Tarjetas de circulación, según el monto',
  'Contratos con sus clientes, según el monto',
];

export const financingRequirements: PlanPage['requirements'] = {
  fisica: [
    'Identificación oficial vigente',
    'Acta de nacimiento o de matrimonio',
    'RFC',
    'Comprobante de domicilio',
    ...FINANCIAL_PAPERS,
  ],
  moral: [
    'Identificación oficial vigente del representante legal',
    'RFC de la empresa',
    'Comprobante de domicilio',
    'Acta constitutiva',
    'Poderes del representante legal',
    ...FINANCIAL_PAPERS,
  ],
};

/** The same for both kinds of person. */
export const forEveryone = (items: string[]): PlanPage['advantages'] => ({ fisica: items, moral: items });

/** What both have, then what only one has. */
export const sharedAnd = (
  shared: string[],
  own: { fisica: string[]; moral: string[] },
): PlanPage['characteristics'] => ({
  fisica: [...shared, ...own.fisica],
  moral: [...shared, ...own.moral],
});
