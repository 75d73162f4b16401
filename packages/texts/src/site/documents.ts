import { defineTexts } from '../wording.js';

export const documents = defineTexts('documents', {
  /** Where pages are listed. */
  name: 'Formularios',
  personTitle: '¿Para quién es el trámite?',
  personLabel: 'Tipo de persona',
  application: 'Solicitud',
  checklist: 'Lista de requisitos',
  annex: 'Anexo',
  form: 'Formato',
  download: 'Descargar PDF<spoken> {title}</spoken>',
  emptyTitle: 'Estamos actualizando estos formatos',
  emptyText: 'Pídalos a su distribuidor o a atención a clientes y se los enviamos por correo.',
  emptyAction: 'Pedir los formatos',
  creditApplication: 'Solicitud de crédito de la compañía',
});
