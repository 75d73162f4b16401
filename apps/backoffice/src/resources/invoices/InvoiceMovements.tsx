import { Box, Typography } from '@mui/material';
import LinkOff from '@mui/icons-material/LinkOff';
import type { AdminInvoice } from '@flota/schemas';
import { useCanAccess, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { MatchButton } from './MatchButton.js';

/** Which movements the invoice documents, by rule or by hand. */
export function InvoiceMovements({ invoice }: { invoice: AdminInvoice }) {
  const { canAccess: mayMatch } = useCanAccess({ resource: 'invoices', action: 'match' });
  return (
    <Section title="Qué ampara" actions={mayMatch && <MatchButton invoice={invoice} />}>
      {invoice.movements.length === 0 && (
        <Typography color="textSecondary">
          Ningún movimiento. No hubo uno que coincidiera sin duda por folio, importe y fecha.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {invoice.movements.map((movement) => (
          <Box
            component="li"
            key={movement.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              borderLeft: 3,
              borderColor: 'divider',
              pl: 2,
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{movement.description}</Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDay(movement.valueOn)} · {formatMoney(movement.amount)} ·{' '}
                {movement.byRule ? 'reconocido por el sistema' : 'vinculado a mano'}
              </Typography>
              {movement.takenBack && (
                <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
                  El movimiento se revirtió: ya no lo ampara.
                </Typography>
              )}
            </Box>
            {mayMatch && <UnmatchButton invoice={invoice} movement={movement} />}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function UnmatchButton({ invoice, movement }: { invoice: AdminInvoice; movement: AdminInvoice['movements'][number] }) {
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const unmatch = () =>
    run(async () => {
      await http.send(`/api/admin/invoices/${invoice.id}/movements/${movement.id}`, { method: 'DELETE' });
      refresh();
    }, 'El movimiento quedó sin esta factura.');
  return (
    <ConfirmedButton
      size="small"
      startIcon={<LinkOff />}
      busy={busy}
      title="¿Quitar este movimiento?"
      content={`La factura dejará de amparar «${movement.description}». El sistema no los vuelve a juntar; usted puede hacerlo.`}
      confirm="Quitar"
      onConfirm={() => void unmatch()}
    >
      Quitar
    </ConfirmedButton>
  );
}
