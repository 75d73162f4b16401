import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { DOCUMENT_KINDS } from '../content.js';
import { PERSON_KIND_NAMES } from '../person-type-names.js';
import { type PersonKind, personKindSchema } from '../person-types.js';
import { orNull } from '../publishing.js';
import { defineContent, publication } from './content-kind.js';
import { choiceOf, line, numberOf, own, place, slug } from './field.js';
import { outline } from './outlines.js';

/** Our own papers, filled with who the lender is. */
export const DOCUMENT_TEMPLATES = ['application', 'checklist', 'annex-1'] as const;

const EVERYBODY: PersonKind[] = ['fisica', 'moral'];

/** Where visitors find it. */
export const documentFilePath = (slug: string): string => `/api/documents/${slug}/file`;

/** A paper to download: an uploaded PDF (`fileId`) or one of our templates, one of the two. */
export const documents = defineContent({
  ...outline('documents'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    slug: slug(),
    description: line({ max: 300, min: 0, label: 'Descripción', multiline: true }),
    kind: choiceOf('choice', z.enum(DOCUMENT_KINDS, fieldCode('DOCUMENT_KIND.INVALID')), {
      label: 'Tipo',
      names: { application: 'Solicitud', checklist: 'Lista de requisitos', annex: 'Anexo', form: 'Formulario' },
    }),
    personTypes: choiceOf('choices', z.array(personKindSchema).min(1, fieldCode('PERSON_TYPE.REQUIRED')), {
      label: 'Para',
      names: PERSON_KIND_NAMES,
    }),
    template: choiceOf('choice', orNull(z.enum(DOCUMENT_TEMPLATES, fieldCode('TEMPLATE.INVALID'))), {
      label: 'Plantilla',
      staffOnly: true,
      names: { application: 'Solicitud de crédito', checklist: 'Lista de requisitos', 'annex-1': 'Anexo 1' },
    }),
    fileId: own(orNull(z.uuid(fieldCode('FILE.INVALID'))), { label: 'PDF', covers: ['template'], staffOnly: true }),
    position: place(),
    ...publication,
  },
  shown: { fileSize: numberOf(z.int().nullable(), { label: 'Tamaño' }) },
  defaults: () => ({ kind: 'form' as const, personTypes: EVERYBODY, template: null, fileId: null }),
  check: {
    path: ['fileId'],
    error: fieldCode('FILE.REQUIRED'),
    holds: ({ template, fileId }) => (template === null) !== (fileId === null),
  },
  search: ['title', 'description', 'slug'],
  list: {
    detail: 'description',
    columns: ['kind', 'personTypes'],
    filters: ['kind', 'personTypes'],
  },
  form: { main: ['title', 'slug', 'description', 'kind', 'personTypes', 'fileId'], aside: ['publication'] },
  path: documentFilePath,
  found: { kind: 'document', section: 'Documentos' },
});
