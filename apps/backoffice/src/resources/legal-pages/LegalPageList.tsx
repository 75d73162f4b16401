import type { AdminLegalPage } from '@flota/schemas';
import { DataTable } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';
import { formatDay } from '../../i18n/format.js';

const updated = ({ updatedOn }: AdminLegalPage) => formatDay(updatedOn);

const summary = {
  source: 'title',
  title: (page: AdminLegalPage) => page.title,
  detail: (page: AdminLegalPage) => `${page.url} · actualizada el ${updated(page)}`,
};

const LegalPageList = () => (
  <ContentList<AdminLegalPage> summary={summary} ordered>
    <DataTable.Col<AdminLegalPage> source="updatedOn" render={updated} />
  </ContentList>
);
export default LegalPageList;
