import type { AdminCampaign } from '@flota/schemas';
import { DataTable } from 'react-admin';
import { ContentList } from '../../components/content/ContentList.js';

const summary = {
  source: 'title',
  title: (campaign: AdminCampaign) => campaign.title,
  detail: (campaign: AdminCampaign) => campaign.url,
  picture: (campaign: AdminCampaign) => campaign.image,
};

const CampaignList = () => (
  <ContentList<AdminCampaign> summary={summary} published sort={{ field: 'updatedAt', order: 'DESC' }}>
    <DataTable.Col<AdminCampaign> source="leads" disableSort align="right" />
  </ContentList>
);
export default CampaignList;
