import type { AdminPlanPage } from '@flota/schemas';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'title',
  title: (plan: AdminPlanPage) => plan.title,
  detail: (plan: AdminPlanPage) => plan.page.heroText,
  picture: (plan: AdminPlanPage) => plan.page.image,
};

const PlanPageList = () => <ContentList<AdminPlanPage> summary={summary} />;
export default PlanPageList;
