import type { AdminPage } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'title',
  title: (page: AdminPage) => page.title,
  detail: (page: AdminPage) => page.url,
  picture: (page: AdminPage) => page.image,
};

const PageList = () => <ContentList<AdminPage> summary={summary} sort={{ field: 'title', order: 'ASC' }} />;
export default PageList;
