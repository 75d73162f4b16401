import { Box, Typography } from '@mui/material';
import type { AdminWording } from '@flota/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';
import { reword } from './wording-data.js';

interface Props {
  texts: AdminWording['unused'];
  mayEdit: boolean;
}

/** Words for texts that this release no longer has: kept, as another one may have them again. */
export function UnusedTexts({ texts, mayEdit }: Props) {
  const client = useQueryClient();
  const { busy, run } = useTask();
  if (texts.length === 0) return null;
  const remove = ({ key, updatedAt }: Props['texts'][number]) =>
    run(() => reword(client, key, { text: null, updatedAt }), 'Texto quitado.');
  return (
    <Section title="Ya no se usan">
      <Typography color="textSecondary">
        El sistema ya no tiene estos textos, y no se muestran en ninguna parte. Si dicen algo que quiera conservar,
        búsquele lugar en otro.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {texts.map((text) => (
          <Box component="li" key={text.key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{text.text}</Typography>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {text.key} · {text.updatedBy} · {formatInstant(text.updatedAt)}
            </Typography>
            {mayEdit && (
              <ConfirmedButton
                size="small"
                busy={busy}
                title="Quitar este texto"
                content="Ya no se muestra en ninguna parte. Quitado, no se puede recuperar."
                confirm="Quitar"
                onConfirm={() => void remove(text)}
              >
                Quitar
              </ConfirmedButton>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
