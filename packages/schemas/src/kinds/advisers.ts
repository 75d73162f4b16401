import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { nationalPhoneDigits } from '../phone.js';
import { slug as slugSchema } from '../primitives.js';
import { line as lineSchema, orNull } from '../publishing.js';
import { defineContent } from './content-kind.js';
import { flag, line, lineOf, optionalLine, own, type PictureField } from './field.js';
import { outline } from './outlines.js';

/** A Mexican telephone as staff write it, or none. */
export const telephone = orNull(
  lineSchema(30).refine((value) => nationalPhoneDigits(value) !== null, fieldCode('PHONE.INVALID')),
);

/** A portrait that staff uploaded: no drawing of ours shows a person. */
const uploaded = orNull(z.string().regex(/^\/media\/[0-9a-f]{64}$/, fieldCode('IMAGE.INVALID')));
const photo: PictureField<typeof uploaded> = { type: 'picture', schema: uploaded, label: 'Foto', shape: 'upright' };

/** Whoever takes a customer on from their quote: somebody of the lender's or of a distributor's. */
export const advisers = defineContent({
  ...outline('advisers'),
  fields: {
    name: line({ max: 80, label: 'Nombre' }),
    role: optionalLine(60, { label: 'Puesto', hint: 'Por ejemplo: Asesora de crédito.' }),
    photo,
    phone: lineOf(telephone, { label: 'Teléfono', hint: 'Se muestra en sus cotizaciones.', staffOnly: true }),
    whatsapp: lineOf(telephone, { label: 'WhatsApp', hint: 'Vacío: sin botón de WhatsApp.', staffOnly: true }),
    email: lineOf(orNull(z.email(fieldCode('EMAIL.INVALID'))), {
      label: 'Correo electrónico',
      hint: 'Se muestra en sus cotizaciones.',
      input: 'email',
      staffOnly: true,
    }),
    distributor: own(orNull(slugSchema), {
      label: 'Distribuidor',
      hint: 'Atiende las cotizaciones de ese distribuidor. Vacío: es de la financiera.',
    }),
    states: own(
      z
        .array(z.string().regex(/^\d{2}$/, fieldCode('STATE.INVALID')))
        .max(32)
        .default([]),
      {
        label: 'Estados que atiende',
        hint: 'Solo de quienes no son de un distribuidor. Vacío: todo el país.',
      },
    ),
    active: flag({ label: 'Atiende cotizaciones', staffOnly: true }),
  },
  shown: { distributorName: own(z.string().nullable(), { label: 'Distribuidor' }) },
  defaults: () => ({ active: true, states: [] }),
  check: {
    path: ['phone'],
    error: fieldCode('ADVISER.UNREACHABLE'),
    holds: ({ phone, whatsapp, email }) => [phone, whatsapp, email].some((way) => way !== null),
  },
  search: ['name', 'email', 'phone', 'distributor.name'],
  list: {
    detail: 'role',
    picture: 'photo',
    columns: ['distributorName', 'active'],
    filters: ['active'],
    sort: { field: 'name', order: 'ASC' },
  },
  form: {
    main: ['name', 'role', ['phone', 'whatsapp'], 'email', 'distributor', 'states'],
    aside: ['photo', 'active'],
  },
});
