import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import type { AdminQuote } from '@flota/schemas';
import { TopToolbar, useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useTask } from '../../components/use-task.js';

export function QuoteActions() {
  const quote = useRecordContext<AdminQuote>();
  if (!quote) return null;
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: { xs: 'flex-start', sm: 'flex-end' }, gap: 1 }}>
      <Button href={quote.publicUrl} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
        Abrir cotización
      </Button>
      <DownloadButton
        startIcon={<PictureAsPdf />}
        path={`/api/admin/quotes/${quote.id}/pdf`}
        fileName={`${quote.folio}.pdf`}
      >
        Descargar PDF
      </DownloadButton>
      <ResendButton quote={quote} />
    </TopToolbar>
  );
}

function ResendButton({ quote }: { quote: AdminQuote }) {
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'resend', record: quote });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!canAccess) return null;
  const resend = () =>
    run(async () => {
      await http.send(`/api/admin/quotes/${quote.id}/resend`, { method: 'POST' });
      refresh();
    }, `El correo saldrá en unos momentos a ${quote.contactEmail}.`);
  return (
    <ConfirmedButton
      variant="contained"
      startIcon={<ForwardToInbox />}
      busy={busy}
      title="¿Reenviar el correo?"
      content={`Enviaremos la cotización ${quote.folio} con su PDF a ${quote.contactEmail}.`}
      confirm="Reenviar"
      onConfirm={() => void resend()}
    >
      Reenviar correo
    </ConfirmedButton>
  );
}
