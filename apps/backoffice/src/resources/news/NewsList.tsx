import type { AdminNewsArticle } from '@flota/schemas';
import { DataTable } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';
import { plainText } from '../../components/content/plain-text.js';
import { isPinned } from './pinned.js';

const summary = {
  source: 'title',
  title: (article: AdminNewsArticle) => article.title,
  detail: (article: AdminNewsArticle) => plainText(article.subtitle),
  picture: (article: AdminNewsArticle) => article.image,
};

const NewsList = () => (
  <ContentList<AdminNewsArticle> summary={summary} published sort={{ field: 'publishedFrom', order: 'DESC' }}>
    <DataTable.Col<AdminNewsArticle> source="position" render={({ position }) => isPinned(position) && 'Fija'} />
  </ContentList>
);
export default NewsList;
