import type { AdminReminderStepDetail } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { Section } from '../../components/Figures.js';
import { PlainList } from '../../components/PlainList.js';
import { formatInstant } from '../../i18n/format.js';
import { wayWords, whenWords, whomWords } from './step-words.js';

/** What the step was, since when, and who made it so. */
export const ReminderVersions = ({ versions }: Pick<AdminReminderStepDetail, 'versions'>) => (
  <Section title="Historial">
    <PlainList items={versions.map((each) => ({ ...each, id: String(each.version) }))} empty="">
      {({ at, by, content, version }) => (
        <>
          <Box sx={{ minWidth: 0, '& p': { overflowWrap: 'anywhere' } }}>
            <Typography>
              Versión {version}: {content.name}
              {content.active ? '' : ' (apagado)'}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[whenWords(content.days), wayWords(content.ways), whomWords(content)].join(' · ')}
            </Typography>
            {content.subject !== null && (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
                {content.subject}: {content.body}
              </Typography>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', textAlign: 'right' }}>
            {formatInstant(at)}
            <br />
            {by ?? 'De fábrica'}
          </Typography>
        </>
      )}
    </PlainList>
  </Section>
);
