import type { PersonKind, SiteSettings } from '@flota/schemas';
import { blanks, choice, fields, type Form, type FormSection, table } from '../form.js';
import { creditBureauAuthorisation, declaration } from './credit-bureau.js';
import { ADDRESS, financing, PERSON, references } from './shared.js';

const person: FormSection[] = [
  {
    title: 'Datos del solicitante',
    blocks: [
      fields(
        blanks(['Nombre', 4], ['Apellido paterno', 4], ['Apellido materno', 4]),
        blanks(['RFC', 3], ['CURP', 4], ['Fecha de nacimiento', 3], ['Nacionalidad', 2]),
        blanks(['Identificación y número', 4], ['Teléfono celular', 3], ['Correo electrónico', 5]),
        ...ADDRESS,
      ),
      choice('Estado civil', 'Soltero', 'Casado, sociedad conyugal', 'Casado, separación de bienes'),
      fields(blanks(['Nombre del cónyuge', 8], ['RFC del cónyuge', 4])),
    ],
  },
  {
    title: 'Actividad e ingresos',
    blocks: [
      choice('Actividad', 'Actividad empresarial', 'Servicios profesionales', 'Asalariado'),
      fields(
        blanks(['Giro o empresa donde trabaja', 6], ['Antigüedad', 2], ['Régimen fiscal', 4]),
        blanks(['Ingreso mensual', 4], ['Gastos mensuales', 4], ['Pagos mensuales de otros créditos', 4]),
        blanks(['Unidades propias', 3], ['Rutas o tipo de carga o pasaje', 9]),
      ),
    ],
  },
];

const company: FormSection[] = [
  {
    title: 'Datos de la empresa',
    blocks: [
      fields(
        blanks(['Razón social', 8], ['RFC', 4]),
        blanks(['Fecha de constitución', 3], ['Escritura y notario', 5], ['Folio mercantil', 4]),
        blanks(['Giro', 5], ['Empleados', 2], ['Teléfono', 2], ['Correo electrónico', 3]),
        ...ADDRESS,
        blanks(['Ventas anuales', 4], ['Unidades propias', 4], ['Pagos mensuales de otros créditos', 4]),
      ),
    ],
  },
  {
    title: 'Representante legal',
    blocks: [
      fields(
        blanks(['Nombre completo', 6], ['RFC', 3], ['CURP', 3]),
        blanks(['Identificación y número', 4], ['Escritura del poder', 4], ['Teléfono celular', 4]),
      ),
    ],
  },
  {
    title: 'Accionistas',
    blocks: [table(4, ['Nombre o razón social', 6], ['RFC', 3], ['Nacionalidad', 2], ['%', 1])],
  },
];

const guarantor: FormSection = {
  title: 'Obligado solidario o aval, en su caso',
  blocks: [
    fields(
      blanks(['Nombre o razón social', 6], ['RFC', 3], ['Teléfono', 3]),
      blanks(['Domicilio', 9], ['Relación con el solicitante', 3]),
    ),
  ],
};

const sections: Record<PersonKind, FormSection[]> = {
  fisica: [...person, financing, references('Referencias personales y comerciales', 3), guarantor],
  moral: [...company, financing, references('Referencias bancarias y comerciales', 4), guarantor],
};

/** The credit application, with the authorisation to consult the credit bureau. */
export const applicationForm = (personType: PersonKind, lender: SiteSettings): Form => ({
  title: 'Solicitud de crédito',
  person: PERSON[personType],
  lead: 'Llene con letra de molde y tinta azul o negra. Entregue la solicitud firmada con los documentos de la lista de requisitos.',
  sections: [...sections[personType], declaration(personType), creditBureauAuthorisation(personType, lender)],
});
