import type { AdminDocument } from '@flota/schemas';
import { DataTable, SelectInput } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { ContentList } from '../../components/content/ContentList.js';
import { PERSON_TYPE_CHOICES, PERSON_TYPES } from '../../components/person-types.js';
import { DOCUMENT_KIND_NAMES } from './document-names.js';

const people = ({ personTypes }: AdminDocument) => personTypes.map((type) => PERSON_TYPES[type]).join(', ');

const summary = {
  source: 'title',
  title: (document: AdminDocument) => document.title,
  detail: (document: AdminDocument) => document.description,
};

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf(DOCUMENT_KIND_NAMES)} alwaysOn />,
  <SelectInput key="personType" source="personType" label="Tipo de persona" choices={PERSON_TYPE_CHOICES} />,
];

const DocumentList = () => (
  <ContentList<AdminDocument> summary={summary} published ordered filters={filters}>
    <DataTable.Col<AdminDocument> source="kind" render={({ kind }) => DOCUMENT_KIND_NAMES[kind]} />
    <DataTable.Col<AdminDocument> source="personTypes" disableSort render={people} />
  </ContentList>
);
export default DocumentList;
