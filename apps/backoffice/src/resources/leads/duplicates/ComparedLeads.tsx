import { type AdminLead, LEAD_KIND_NAMES, MERGE_FIELDS, type MergeField } from '@flota/schemas';
import { Box, FormControlLabel, Radio, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { formatInstant } from '../../../i18n/format.js';
import { differing, MERGE_FIELD_NAMES, saidBy } from './merge-choices.js';

interface ComparedLeadsProps {
  one: AdminLead;
  other: AdminLead;
  /** Which of the two stays, and what it takes of the other. */
  kept: AdminLead;
  take: readonly MergeField[];
  onKeep: (lead: AdminLead) => void;
  onTake: (take: readonly MergeField[]) => void;
}

/** Two leads side by side. Where they say different things, what stays is chosen. */
export function ComparedLeads({ one, other, kept, take, onKeep, onTake }: ComparedLeadsProps) {
  const open = new Set(differing(one, other));
  const pair = [one, other];
  const choose = (field: MergeField, lead: AdminLead) => {
    const rest = take.filter((each) => each !== field);
    onTake(lead.id === kept.id ? rest : [...rest, field]);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: { xs: 1, sm: 2 } }}>
      <Row label="Se queda">
        {pair.map((lead) => (
          <Choice
            key={lead.id}
            name="kept"
            label={lead.folio || LEAD_KIND_NAMES[lead.kind]}
            checked={lead.id === kept.id}
            onChoose={() => onKeep(lead)}
          />
        ))}
      </Row>
      <Row label="Recibida">
        {pair.map((lead) => (
          <Said key={lead.id}>
            {formatInstant(lead.createdAt)}, {LEAD_KIND_NAMES[lead.kind].toLowerCase()}
          </Said>
        ))}
      </Row>
      {MERGE_FIELDS.map((field) => (
        <Row key={field} label={MERGE_FIELD_NAMES[field]}>
          {pair.map((lead) => {
            const said = saidBy(lead, field) || 'Sin dato';
            return open.has(field) ? (
              <Choice
                key={lead.id}
                name={field}
                label={said}
                checked={take.includes(field) === (lead.id !== kept.id)}
                onChoose={() => choose(field, lead)}
              />
            ) : (
              <Said key={lead.id}>{said}</Said>
            );
          })}
        </Row>
      ))}
      <Row label="Qué pide">
        {pair.map((lead) => (
          <Said key={lead.id}>{lead.quoted?.vehicles ?? (lead.message || 'No escribió nada')}</Said>
        ))}
      </Row>
    </Box>
  );
}

/** One thing that both are compared by; read as a group, so that each choice is told with what it is of. */
const Row = ({ label, children }: { label: string; children: ReactNode[] }) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { borderBottom: 0 },
    }}
  >
    <Typography variant="body2" color="textSecondary" aria-hidden sx={{ gridColumn: '1 / -1' }}>
      {label}
    </Typography>
    {children.map((child, index) => (
      <Fragment key={index}>{child}</Fragment>
    ))}
  </Box>
);

const Said = ({ children }: { children: ReactNode }) => (
  <Typography
    sx={{
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitLineClamp: 6,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

const Choice = ({ name, label, checked, onChoose }: ChoiceProps) => (
  <FormControlLabel
    control={<Radio size="small" name={`merge-${name}`} checked={checked} onChange={onChoose} />}
    label={label}
    sx={{
      m: 0,
      alignItems: 'flex-start',
      '& .MuiRadio-root': { p: 0.5, ml: -0.5 },
      '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0, pt: 0.25 },
    }}
  />
);
