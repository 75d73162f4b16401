import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { Setup } from '../setup-facts.js';
import { useSettingsForm } from '../settings-form.js';
import { SettingsFields } from '../SettingsFields.js';
import { StepForm } from '../StepForm.js';

const SAID = ['phone', 'email', 'address', 'tagline'] as const;
const MORE = ['whatsapp', 'supportHours'] as const;

/** Where the lender is and how it is reached. */
export function ContactStep({ setup, done }: { setup: Setup; done: boolean }) {
  const form = useSettingsForm(setup.settings, [...SAID, ...MORE]);
  return (
    <StepForm done={done} {...form} saved="Datos de contacto guardados.">
      <SettingsFields names={SAID} />
      <SettingsFields names={MORE} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Lo demás (RFC, redes sociales, enlaces, mapa) está en <Link to="/settings">Configuración</Link>.
      </Typography>
    </StepForm>
  );
}
