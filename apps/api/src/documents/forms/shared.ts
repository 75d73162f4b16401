import type { PersonKind } from '@flota/schemas';
import { blanks, choice, fields, type FormSection, table } from '../form.js';

export const PERSON: Record<PersonKind, string> = { fisica: 'Persona física', moral: 'Persona moral' };

export const ADDRESS = [
  blanks(['Calle y número', 6], ['Colonia', 4], ['Código postal', 2]),
  blanks(['Municipio o alcaldía', 5], ['Estado', 4], ['Años en el domicilio', 3]),
];

export const placeAndDate = fields(blanks(['Lugar', 8], ['Fecha (día, mes y año)', 4]));

export const financing: FormSection = {
  title: 'Unidad y financiamiento que solicita',
  blocks: [
    choice('Plan', 'Crédito Directo', 'Arrendamiento Puro', 'Arrendamiento Financiero', 'Flexibility'),
    fields(
      blanks(['Marca y modelo', 6], ['Versión o carrocería', 4], ['Unidades', 2]),
      blanks(['Precio por unidad con IVA', 4], ['Enganche o renta inicial (%)', 4], ['Plazo en meses', 4]),
      blanks(['Distribuidor', 8], ['Folio de cotización', 4]),
    ),
    choice('Seguro', 'Con la financiera', 'Por mi cuenta'),
  ],
};

export const references = (title: string, rows: number): FormSection => ({
  title,
  blocks: [table(rows, ['Nombre o razón social', 5], ['Relación', 3], ['Teléfono', 2], ['Ciudad', 2])],
});
