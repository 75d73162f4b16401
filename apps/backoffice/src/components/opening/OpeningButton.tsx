import type { SiteOpeningData } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { ConfirmedButton } from '../ConfirmedButton.js';
import { useTask } from '../use-task.js';
import { useOpeningChange } from './site-opening.js';

/** For an administrator only; others see how it stands. */
export function OpeningButton({ opening: { isOpen, needs } }: { opening: SiteOpeningData }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'site-opening', action: isOpen ? 'close' : 'open' });
  const change = useOpeningChange();
  const { busy, run } = useTask();
  if (!mayChange) return null;
  if (isOpen) {
    return (
      <Box>
        <ConfirmedButton
          variant="outlined"
          color="error"
          busy={busy}
          title="¿Cerrar el sitio?"
          content="Desde este momento los visitantes verán «Muy pronto» y no podrán cotizar ni escribirnos. Las cuentas de clientes y el backoffice siguen funcionando. Se anota en la bitácora."
          confirm="Cerrar el sitio"
          onConfirm={() => void run(() => change('close'), 'El sitio está cerrado')}
        >
          Cerrar el sitio
        </ConfirmedButton>
      </Box>
    );
  }
  const isReady = needs.every(({ done }) => done);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <ConfirmedButton
        variant="contained"
        disabled={!isReady}
        busy={busy}
        title="¿Abrir el sitio?"
        content="Desde este momento cualquiera puede verlo, cotizar y escribirnos, y los buscadores pueden mostrarlo. Se anota en la bitácora. Puede cerrarlo de nuevo cuando quiera."
        confirm="Abrir el sitio"
        onConfirm={() => void run(() => change('open'), 'El sitio está abierto')}
      >
        Abrir el sitio
      </ConfirmedButton>
      {!isReady && (
        <Typography variant="body2" color="textSecondary">
          Se puede abrir cuando la lista esté completa.
        </Typography>
      )}
    </Box>
  );
}
