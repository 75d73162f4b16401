import type { AdminLead } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { LeadPage } from './LeadPage.js';

/** For roles that may look but not edit. */
const LeadShow = () => (
  <RecordShow component="div">
    <Lead />
  </RecordShow>
);
export default LeadShow;

function Lead() {
  const { record: lead } = useShowContext<AdminLead>();
  if (!lead) return null;
  return (
    <LeadPage lead={lead}>
      {lead.adviserName && (
        <Section title="Asesor en el sitio">
          <Figures>
            <Figure label="Nombre">{lead.adviserName}</Figure>
          </Figures>
        </Section>
      )}
    </LeadPage>
  );
}
