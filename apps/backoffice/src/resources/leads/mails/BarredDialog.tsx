import type { AdminLead, LeadMailSheet, MailBar } from '@flota/schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { http } from '../../../api/client.js';
import { useTask } from '../../../components/use-task.js';
import { formatInstant } from '../../../i18n/format.js';

const WHY: Record<MailBar, string> = {
  link: 'Pidió no recibir más correos, con el enlace de uno de ellos. Si vuelve a pedir información, podrá escribirle.',
  staff: 'El equipo anotó que no quiere recibir correos.',
  rights: 'Ejerció sus derechos de cancelación, oposición o revocación. Vea su solicitud en «Derechos ARCO».',
  bounces:
    'Los correos a su buzón regresan. Confirme la dirección con la persona; si es correcta, reactive el buzón en «Buzones detenidos».',
};

interface BarredDialogProps {
  lead: AdminLead;
  bar: NonNullable<LeadMailSheet['bar']>;
  onClose: () => void;
}

/** Why nobody writes to a lead, and what can be done about it. */
export function BarredDialog({ lead, bar: { since, why }, onClose }: BarredDialogProps) {
  const titleId = useId();
  const { busy, run } = useTask();
  const allow = () =>
    void run(
      () =>
        http.send(`/api/admin/leads/${lead.id}/mail-stop`, { method: 'PUT', body: { isStopped: false } }).then(onClose),
      `Ya puede escribir a ${lead.name}.`,
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>A {lead.name} no se le escribe</DialogTitle>
      <DialogContent>
        <Typography>{WHY[why]}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Desde el {formatInstant(since)}.
        </Typography>
      </DialogContent>
      <DialogActions>
        {why === 'staff' && (
          <Button loading={busy} onClick={allow}>
            Fue un error: sí acepta correos
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
