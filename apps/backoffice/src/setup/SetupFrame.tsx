import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Title, useNavigate } from 'react-admin';
import { SETUP_PATH } from '../components/opening/site-opening.js';
import { SetupContext } from './setup-context.js';
import { STEP_TEXTS, stepAfter, type SetupStep } from './setup-steps.js';
import { StepList } from './StepList.js';

interface Props {
  step: SetupStep;
  done: Record<SetupStep, boolean>;
  children: ReactNode;
}

/** The steps beside the one being taken. */
export function SetupFrame({ step, done, children }: Props) {
  const navigate = useNavigate();
  const { heading, why } = STEP_TEXTS[step];
  const following = stepAfter(step);
  const context = useMemo(
    () => ({ following, goOn: () => navigate(following ? `${SETUP_PATH}/${following}` : '/') }),
    [following, navigate],
  );
  return (
    <SetupContext.Provider value={context}>
      <Title title="Primeros pasos" />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <StepList step={step} done={done} />
        <Paper component="section" aria-labelledby="paso" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Heading text={heading} />
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: '65ch' }}>
            {why}
          </Typography>
          {children}
        </Paper>
      </Box>
    </SetupContext.Provider>
  );
}

/** Reading and typing go on from here after each step. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [text]);
  return (
    <Typography ref={heading} id="paso" tabIndex={-1} component="h2" variant="h2" sx={{ outline: 'none' }}>
      {text}
    </Typography>
  );
}
