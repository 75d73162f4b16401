import type { PersonKind, SiteSettings } from '@flota/schemas';
import { blanks, fields, type Form, points } from '../form.js';
import { PERSON } from './shared.js';

/** The papers of an application; `requirements` are those that the plans' pages name. */
export const checklistForm = (personType: PersonKind, lender: SiteSettings, requirements: string[]): Form => ({
  title: 'Lista de requisitos',
  person: PERSON[personType],
  lead: 'Marque cada documento conforme lo reúne y entregue esta hoja con su expediente.',
  sections: [
    {
      title: 'Solicitante',
      blocks: [
        fields(
          blanks([personType === 'fisica' ? 'Nombre completo' : 'Razón social', 8], ['RFC', 4]),
          blanks(['Unidad', 6], ['Distribuidor', 3], ['Folio de cotización', 3]),
        ),
      ],
    },
    {
      title: 'Documentos',
      blocks: [
        {
          kind: 'checks',
          items: ['Solicitud de crédito firmada, con la autorización de consulta', 'Anexo 1 firmado', ...requirements],
        },
      ],
    },
    {
      title: 'Antes de entregar',
      blocks: [
        points(
          'El comprobante de domicilio debe tener menos de tres meses y coincidir con el de la solicitud.',
          'Copie las identificaciones por ambos lados, legibles y vigentes.',
          'Incluya todas las páginas de los estados de cuenta.',
          'El aval u obligado solidario entrega los mismos documentos que el solicitante.',
          `No entregue originales ni contraseñas. ¿Dudas? Llame al ${lender.phone} o escriba a ${lender.email}.`,
        ),
      ],
    },
    {
      title: 'Recepción',
      blocks: [
        fields(blanks(['Recibió (nombre)', 6], ['Fecha', 3], ['Expediente completo (sí o no)', 3])),
        { kind: 'signatures', lines: ['Firma de quien entrega', 'Firma de quien recibe'] },
      ],
    },
  ],
});
