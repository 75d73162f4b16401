import { Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { useLogin, useNavigate } from 'react-admin';
import { session } from '../api/client.js';
import { FirstStep } from './FirstStep.js';
import { SecondStep } from './SecondStep.js';
import { SignInFrame } from './SignInFrame.js';

export default function LoginPage() {
  const enter = useLogin();
  const navigate = useNavigate();
  const [needed, setNeeded] = useState<StaffFactorNeeded | null>(null);

  useEffect(() => {
    if (session.staff) navigate('/');
  }, [navigate]);

  const next = (answer: StaffSession | StaffFactorNeeded) => {
    if ('ticket' in answer) setNeeded(answer);
    // To where they wanted to go.
    else void enter({});
  };

  return (
    <SignInFrame>
      <Typography component="h1" variant="h2" sx={{ mb: 0.5 }}>
        {needed ? 'Confirme que es usted' : 'Inicie sesión'}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {needed ? 'Su cuenta tiene verificación en dos pasos.' : 'Con la cuenta que le dio su empresa.'}
      </Typography>
      {needed ? (
        <SecondStep needed={needed} onSignedIn={next} onBack={() => setNeeded(null)} />
      ) : (
        <FirstStep onAnswer={next} />
      )}
    </SignInFrame>
  );
}
