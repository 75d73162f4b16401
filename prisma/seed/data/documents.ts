import type { PersonKind } from '@flota/schemas';
import type { Seeded } from './seeded.js';

type DocumentSeed = Omit<Seeded<'documents'>, 'fileId'>;

const PEOPLE: [PersonKind, string][] = [
  ['fisica', 'persona física'],
  ['moral', 'persona moral'],
];

/** The three papers of a plan's third step, a different one for each kind of person. */
export const documents: DocumentSeed[] = PEOPLE.flatMap(([personType, person]): DocumentSeed[] => [
  {
    slug: `solicitud-de-credito-${personType}`,
    title: `Solicitud de crédito, ${person}`,
    description:
      'Llénela, fírmela y entréguela con sus documentos. Incluye la autorización para consultar su historial.',
    kind: 'application',
    personTypes: [personType],
    template: 'application',
  },
  {
    slug: `lista-de-requisitos-${personType}`,
    title: `Lista de requisitos, ${person}`,
    description: 'Los documentos que integran su expediente, para marcarlos conforme los reúne.',
    kind: 'checklist',
    personTypes: [personType],
    template: 'checklist',
  },
  {
    slug: `anexo-1-${personType}`,
    title: `Anexo 1, ${person}`,
    description: 'Consentimiento de datos personales y declaración del beneficiario controlador.',
    kind: 'annex',
    personTypes: [personType],
    template: 'annex-1',
  },
]);
