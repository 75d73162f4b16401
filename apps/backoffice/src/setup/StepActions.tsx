import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate, useStore } from 'react-admin';
import { SETUP_LEFT } from '../components/opening/site-opening.js';
import { useSetupWay } from './setup-context.js';

interface Props {
  /** Whether there is nothing left to do here. */
  done: boolean;
  /** What is to be done here; without, a step that is done leads on by itself. */
  children?: ReactNode;
}

/** What to do now, or later, or not today. */
export function StepActions({ done, children }: Props) {
  const { following, goOn } = useSetupWay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {children}
      {following && (
        <Button variant={!children && done ? 'contained' : 'outlined'} size="large" onClick={goOn}>
          {done ? 'Seguir' : 'Dejar para después'}
        </Button>
      )}
      <LeaveButton />
    </Box>
  );
}

/** What is not done stays in the list of the first page, with the way back. */
function LeaveButton() {
  const navigate = useNavigate();
  const [, setLeft] = useStore(SETUP_LEFT, false);
  const leave = () => {
    setLeft(true);
    navigate('/');
  };
  return (
    <Button size="large" color="inherit" onClick={leave} sx={{ ml: { sm: 'auto' } }}>
      Salir y seguir otro día
    </Button>
  );
}
