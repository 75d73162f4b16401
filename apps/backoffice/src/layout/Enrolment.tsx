import { Button, Typography } from '@mui/material';
import { useLogout } from 'react-admin';
import { SecondFactors } from '../account/SecondFactors.js';
import { SignInFrame } from './SignInFrame.js';
import { StepUpDialog } from './StepUpDialog.js';

/** All there is for who has to set up a second factor first. */
export default function Enrolment() {
  const logout = useLogout();
  return (
    <>
      <SignInFrame wide>
        <Typography component="h1" variant="h2" sx={{ mb: 1 }}>
          Active la verificación en dos pasos
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Su cuenta puede mover dinero o dar acceso, así que además de su contraseña le pedimos algo que solo usted
          tiene. Toma un par de minutos.
        </Typography>
        {/* The page anew: what it may do now is read from the session when it opens. */}
        <SecondFactors onFirst={() => location.reload()} />
        <Button onClick={() => void logout()} sx={{ mt: 3 }}>
          Salir
        </Button>
      </SignInFrame>
      <StepUpDialog />
    </>
  );
}
