import { Stack } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import type { ReactNode } from 'react';
import { TwoColumns } from '../../components/Figures.js';
import { DuplicatesSection } from './duplicates/DuplicatesSection.js';
import { LeadsOn } from './duplicates/LeadsOn.js';
import { MergedParts } from './duplicates/MergedParts.js';
import { LeadActivity } from './LeadActivity.js';
import { LeadContact } from './LeadContact.js';
import { LeadRequest } from './LeadRequest.js';
import { LeadStanding } from './LeadStanding.js';
import { LeadTasks } from './tasks/LeadTasks.js';

/** Who it is and what they want, and beside it what staff do about it. */
export const LeadPage = ({ lead, children }: { lead: AdminLead; children: ReactNode }) => (
  <LeadsOn lead={lead}>
    <TwoColumns>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <LeadContact lead={lead} />
        <LeadRequest lead={lead} />
        <MergedParts lead={lead} />
        {children}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <DuplicatesSection lead={lead} />
        <LeadStanding lead={lead} />
        <LeadTasks lead={lead} />
        <LeadActivity lead={lead} />
      </Stack>
    </TwoColumns>
  </LeadsOn>
);
