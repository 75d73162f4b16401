import type { DownloadDocument } from '@flota/schemas';

export const DOCUMENTS_PATH = '/formularios';

export const KIND_NAMES: Record<DownloadDocument['kind'], string> = {
  application: 'Solicitud',
  checklist: 'Lista de requisitos',
  annex: 'Anexo',
  form: 'Formato',
};
