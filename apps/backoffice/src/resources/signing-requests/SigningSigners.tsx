import { Alert, Box, Typography } from '@mui/material';
import type { AdminSigner, AdminSigning, SignerState } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { formatInstant } from '../../i18n/format.js';

const STATE_NAMES: Record<SignerState, string> = {
  waiting: 'No la ha abierto',
  seen: 'La abrió',
  signed: 'Firmó',
  declined: 'No firmó',
};

/** Who signs, and what the provider found out about who did. */
export const SigningSigners = ({ signers }: Pick<AdminSigning, 'signers'>) => (
  <Section title="Firmantes">
    {signers.map((signer) => (
      <Box key={signer.id} sx={{ '& + &': { mt: 3 } }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {signer.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {signer.role === 'customer' ? 'Cliente' : 'Por la financiera'} · {signer.email}
        </Typography>
        <Signer signer={signer} />
      </Box>
    ))}
  </Section>
);

const Signer = ({ signer: { identity, reason, rfc, signedAt, state } }: { signer: AdminSigner }) => (
  <>
    <Figures>
      <Figure label="Estado">
        {signedAt ? `${STATE_NAMES[state]} ${formatInstant(signedAt)}` : STATE_NAMES[state]}
      </Figure>
      <Figure label="RFC esperado">{rfc}</Figure>
      {identity && (
        <>
          <Figure label="RFC del certificado">{identity.rfc || 'No lo dice'}</Figure>
          <Figure label="Nombre en el certificado">{identity.name}</Figure>
          <Figure label="Cómo se identificó">{identity.method}</Figure>
          <Figure label="Certificado">{identity.certificateNumber}</Figure>
        </>
      )}
      {reason && <Figure label="Motivo">{reason}</Figure>}
    </Figures>
    {identity && !identity.matches && (
      <Alert severity="warning" sx={{ mt: 1 }}>
        El certificado tiene otro RFC que el esperado. Compruebe quién firmó y con qué poder.
      </Alert>
    )}
  </>
);
