import type { AdminDocument, DOCUMENT_TEMPLATES } from '@flota/schemas';

export const DOCUMENT_KIND_NAMES: Record<AdminDocument['kind'], string> = {
  application: 'Solicitud',
  checklist: 'Lista de requisitos',
  annex: 'Anexo',
  form: 'Formulario',
};

export const DOCUMENT_TEMPLATE_NAMES: Record<(typeof DOCUMENT_TEMPLATES)[number], string> = {
  application: 'Solicitud de crédito',
  checklist: 'Lista de requisitos',
  'annex-1': 'Anexo 1',
};
