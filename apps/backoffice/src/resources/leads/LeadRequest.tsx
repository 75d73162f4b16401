import { Typography } from '@mui/material';
import { type AdminLead, type LeadSource, PERSON_TYPE_NAMES, tradeInText } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { usePlanChoices, useStates, useVehicleTypes } from '../../components/catalogues.js';
import { formatMoney } from '../../i18n/format.js';
import { SUBJECT_NAMES } from './texts.js';
import { SyntageExtractions } from './SyntageExtractions.js';
import { SyntageStateControl } from './SyntageStateControl.js';

interface LeadRequestProps {
  lead: AdminLead;
  title?: string;
  /** Below it. */
  children?: ReactNode;
}

/** What they want, in their own words and in the form's. */
export function LeadRequest({ lead, title = 'Qué pide', children }: LeadRequestProps) {
  const { details, source, campaign, message, syntage } = lead;
  return (
    <Section title={title}>
      {message && <Typography sx={{ mb: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>}
      <Figures>
        {lead.quoteId && (
          <Figure label="Cotización">
            <RecordLink resource="quotes" id={lead.quoteId}>
              {lead.quoteFolio}
            </RecordLink>
          </Figure>
        )}
        {lead.quoted && (
          <Figure label="Cotizó">
            {lead.quoted.vehicles}
            {lead.quoted.equipment && `, con ${lead.quoted.equipment}`}
          </Figure>
        )}
        {lead.quoted?.tradeIn && (
          <Figure label="Da a cuenta, sujeto a avalúo">
            {tradeInText(lead.quoted.tradeIn)}, {formatMoney(lead.quoted.tradeIn.value)}
          </Figure>
        )}
        {details.subject && <Figure label="Asunto">{SUBJECT_NAMES[details.subject]}</Figure>}
        {details.personType && <Figure label="Tipo de persona">{PERSON_TYPE_NAMES[details.personType]}</Figure>}
        {details.stateId && (
          <Figure label="Entidad">
            <StateName id={details.stateId} />
          </Figure>
        )}
        {details.plan && (
          <Figure label="Plan">
            <PlanTitle slug={details.plan} />
          </Figure>
        )}
        {details.vehicle && (
          <Figure label="Vehículo">
            <VehicleName slug={details.vehicle} />
          </Figure>
        )}
        {syntage && <Figure label="RFC">{syntage.rfc}</Figure>}
        {campaign && <Figure label="Campaña">{campaign}</Figure>}
        {source.page && <Figure label="Página">{source.page}</Figure>}
        {utmOf(source) && <Figure label="Origen">{utmOf(source)}</Figure>}
      </Figures>
      {syntage && <SyntageStateControl leadId={lead.id} state={syntage.state} />}
      {syntage && syntage.extractions.length > 0 && <SyntageExtractions extractions={syntage.extractions} />}
      {children}
    </Section>
  );
}

const utmOf = ({ utmSource, utmMedium, utmCampaign }: LeadSource) =>
  [utmSource, utmMedium, utmCampaign].filter(Boolean).join(' · ');

const StateName = ({ id }: { id: string }) => useStates().find((state) => state.id === id)?.name ?? id;

const PlanTitle = ({ slug }: { slug: string }) => usePlanChoices().find(({ id }) => id === slug)?.name ?? slug;

function VehicleName({ slug }: { slug: string }) {
  const model = useVehicleTypes()
    .flatMap(({ models }) => models)
    .find((vehicle) => vehicle.slug === slug);
  return model ? `${model.brand} ${model.name}` : slug;
}
