import type { AdminTaxChange, ShownTaxData } from '@flota/schemas';

/** The lines that are compared, in the order of the tax certificate. */
export const SIDES: readonly { name: keyof ShownTaxData; label: string }[] = [
  { name: 'rfc', label: 'RFC' },
  { name: 'legalName', label: 'Nombre o razón social' },
  { name: 'postalCode', label: 'Código postal' },
  { name: 'regime', label: 'Régimen fiscal' },
];

export const differs = ({ asked, former }: Pick<AdminTaxChange, 'asked' | 'former'>, name: keyof ShownTaxData) =>
  asked[name] !== former[name];
