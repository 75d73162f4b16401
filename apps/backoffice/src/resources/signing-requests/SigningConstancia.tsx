import { Alert, Button, Typography } from '@mui/material';
import type { AdminSigning, ConstanciaVerdict } from '@flota/schemas';
import { useState } from 'react';
import { http } from '../../api/client.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';
import { FAULT_TEXTS } from './texts.js';

interface SigningConstanciaProps {
  request: AdminSigning;
  constancia: NonNullable<AdminSigning['constancia']>;
}

/** The record that the signed document was not changed since, verified as often as anybody wants. */
export function SigningConstancia({ constancia, request }: SigningConstanciaProps) {
  const [verdict, setVerdict] = useState<ConstanciaVerdict>();
  const { busy, run } = useTask();
  const verify = async () => {
    const path = `/api/admin/signing-requests/${request.id}/verify`;
    setVerdict(await http.json<ConstanciaVerdict>(path, { method: 'POST' }));
  };
  return (
    <Section
      title="Constancia de conservación"
      actions={
        <Button size="small" loading={busy} onClick={() => void run(verify)}>
          Verificar constancia
        </Button>
      }
    >
      {!request.isLegal && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Es de prueba: no tiene valor legal.
        </Alert>
      )}
      <div role="status">{verdict && <Verdict verdict={verdict} />}</div>
      <Figures>
        <Figure label="Emitida">{formatInstant(constancia.issuedAt)}</Figure>
        <Figure label="Por">{constancia.issuer}</Figure>
        <Figure label="Número">{constancia.serial}</Figure>
      </Figures>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        SHA-256 del documento firmado: {constancia.sha256}
      </Typography>
    </Section>
  );
}

const Verdict = ({ verdict: { checkedAt, fault } }: { verdict: ConstanciaVerdict }) => (
  <Alert severity={fault ? 'error' : 'success'} sx={{ mb: 1 }}>
    {fault
      ? `No es válida. ${FAULT_TEXTS[fault]}`
      : `Es válida: el documento no ha cambiado desde que se emitió. Verificada ${formatInstant(checkedAt)}.`}
  </Alert>
);
