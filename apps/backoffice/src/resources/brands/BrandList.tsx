import type { AdminBrand } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'title',
  title: (brand: AdminBrand) => brand.title,
  detail: (brand: AdminBrand) => brand.subtitle,
  picture: (brand: AdminBrand) => brand.image,
};

const BrandList = () => <ContentList<AdminBrand> summary={summary} published ordered />;
export default BrandList;
