import { Alert, Box, Typography } from '@mui/material';
import { TestMailButton } from '../../components/opening/TestMailButton.js';
import { StepActions } from '../StepActions.js';

/** Sends one mail, and says what the mail server answered. */
export const MailStep = ({ done }: { done: boolean }) => (
  <>
    <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
      Sale un correo de prueba ahora mismo, por el mismo camino que todos los demás, y aquí verá qué respondió el
      servidor de correo. Envíelo a un buzón que pueda abrir.
    </Typography>
    <Box aria-live="polite" sx={{ mb: 2 }}>
      {done && (
        <Alert severity="success">
          El servidor de correo ya aceptó una prueba. Revise que haya llegado a su buzón.
        </Alert>
      )}
    </Box>
    <TestMailButton />
    <StepActions done={done} />
  </>
);
