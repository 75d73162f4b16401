import type { AdminBanner } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'title',
  title: (banner: AdminBanner) => banner.title,
  detail: (banner: AdminBanner) => banner.subtitle,
  picture: (banner: AdminBanner) => banner.image,
};

const BannerList = () => <ContentList<AdminBanner> summary={summary} published ordered />;
export default BannerList;
