import type { AdminPromotion } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';
import { plainText } from '../../components/content/plain-text.js';

const summary = {
  source: 'title',
  title: (promotion: AdminPromotion) => promotion.title,
  detail: (promotion: AdminPromotion) => plainText(promotion.subtitle),
  picture: (promotion: AdminPromotion) => promotion.image,
};

const PromotionList = () => <ContentList<AdminPromotion> summary={summary} published ordered />;
export default PromotionList;
