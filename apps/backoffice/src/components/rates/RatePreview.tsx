import { Alert, Stack } from '@mui/material';
import type { AdminRatePreview } from '@flota/schemas';
import { fieldErrorText } from '../../i18n/problem-texts.js';
import { Section } from '../Figures.js';
import { RateComparisonView } from './RateComparisonView.js';
import { RateExamplesView } from './RateExamplesView.js';

/** What rates would change, of a draft and of a proposal alike. */
export const RatePreview = ({ preview }: { preview: AdminRatePreview }) => (
  <Stack spacing={2}>
    {preview.faults.length > 0 && (
      <Alert severity="error">
        {preview.faults.map((fault) => (
          <div key={`${fault.field} ${fault.code}`}>{fieldErrorText(fault.code, fault.detail)}</div>
        ))}
      </Alert>
    )}
    <Section title={`Qué cambia frente a la versión ${preview.base.number}`}>
      <RateComparisonView comparison={preview.comparison} />
    </Section>
    <Section title="Tres ejemplos">
      <RateExamplesView examples={preview.examples} />
    </Section>
  </Stack>
);
