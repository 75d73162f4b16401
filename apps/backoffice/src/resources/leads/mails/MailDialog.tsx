import { type AdminLead, type LeadMailSheet, leadMailSchema } from '@flota/schemas';
import { Backdrop, Box, Button, CircularProgress, Dialog, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../components/form/TextInput.js';
import { http } from '../../../api/client.js';
import { DialogForm } from '../../../components/DialogForm.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { useTask } from '../../../components/use-task.js';
import { BarredDialog } from './BarredDialog.js';
import { MailPreview } from '../../../components/mails/MailPreview.js';
import { TemplateChoice } from './TemplateChoice.js';

interface MailDialogProps {
  lead: AdminLead;
  onClose: () => void;
}

/** A mail to a lead, from a template or from nothing; of whom nobody writes to it says why. */
export default function MailDialog({ lead, onClose }: MailDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['lead-mail', lead.id],
    queryFn: ({ signal }) => http.json<LeadMailSheet>(`/api/admin/leads/${lead.id}/mail`, { signal }),
    // What is typed stands on it.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (error && !data) {
    return (
      <Dialog open onClose={onClose} fullWidth>
        <DialogContent>
          <LoadFailure
            title="No pudimos abrir el correo"
            error={error}
            retry={() => void refetch()}
            busy={isFetching}
          />
        </DialogContent>
      </Dialog>
    );
  }
  if (!data) {
    return (
      <Backdrop open role="status" aria-label="Cargando" sx={{ zIndex: 'modal' }}>
        <CircularProgress aria-hidden />
      </Backdrop>
    );
  }
  if (data.bar) return <BarredDialog lead={lead} bar={data.bar} onClose={onClose} />;
  return <Writing lead={lead} sheet={data} onClose={onClose} />;
}

function Writing({ lead, sheet, onClose }: MailDialogProps & { sheet: LeadMailSheet }) {
  return (
    <DialogForm
      onClose={onClose}
      title={`Correo a ${lead.name}`}
      submit="Enviar"
      done="Correo en camino. Su estado queda en el historial."
      maxWidth="md"
      defaultValues={{ template: '', subject: '', text: '' }}
      schema={leadMailSchema}
      read={({ template, subject, text }) => ({
        template: (template as string) || null,
        subject: subject as string,
        text: text as string,
      })}
      send={(body, idempotencyKey) =>
        http.send(`/api/admin/leads/${lead.id}/mails`, { method: 'POST', body, idempotencyKey })
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Para {sheet.to}. Las respuestas llegan a {sheet.replyTo}.
        {lead.stage === 'new' && ' Al enviarlo, la solicitud pasa a «Contactada».'}
      </Typography>
      <TemplateChoice values={sheet.values} />
      <TextInput source="subject" label="Asunto" isRequired helperText={false} />
      <TextInput
        source="text"
        label="Texto"
        isRequired
        multiline
        minRows={8}
        helperText="Lo que queda entre llaves se escribe a mano antes de enviar."
      />
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        Así se lee
      </Typography>
      <Preview />
      <StopButton lead={lead} onDone={onClose} />
    </DialogForm>
  );
}

function Preview() {
  const [subject, text] = useWatch({ name: ['subject', 'text'] }) as (string | undefined)[];
  return <MailPreview subject={subject ?? ''} text={text ?? ''} />;
}

/** For who just heard it from them. */
function StopButton({ lead, onDone }: { lead: AdminLead; onDone: () => void }) {
  const refresh = useRefresh();
  const { busy, run } = useTask();
  const stop = () =>
    void run(
      () =>
        http.send(`/api/admin/leads/${lead.id}/mail-stop`, { method: 'PUT', body: { isStopped: true } }).then(() => {
          refresh();
          onDone();
        }),
      `Anotado: a ${lead.name} no se le escriben correos.`,
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" color="inherit" variant="outlined" loading={busy} onClick={stop}>
        Anotar que pidió no recibir correos
      </Button>
    </Box>
  );
}
