import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { PasswordChange } from './PasswordChange.js';
import { SecondFactors } from './SecondFactors.js';
import { SessionList } from './SessionList.js';

/** What a member of staff decides about their own account. */
export default function OwnAccount() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, mt: 2 }}>
      <Title title="Mi cuenta" />
      <Section title="Verificación en dos pasos">
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '60ch' }}>
          Además de su contraseña, algo que solo usted tiene: su teléfono o este equipo. Así nadie entra aunque la
          adivine.
        </Typography>
        <SecondFactors />
      </Section>
      <Section title="Contraseña">
        <PasswordChange />
      </Section>
      <Section title="Sesiones abiertas">
        <SessionList path="/api/admin/own-account/sessions" endAll="Cerrar las demás sesiones" />
      </Section>
    </Stack>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent>
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);
