import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import WaitingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, ButtonBase, LinearProgress, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-admin';
import { SETUP_PATH } from '../components/opening/site-opening.js';
import { SETUP_STEPS, type SetupStep, STEP_TEXTS } from './setup-steps.js';

interface Props {
  step: SetupStep;
  done: Record<SetupStep, boolean>;
}

/** All steps, in whatever order one likes to take them; on phones folded to the one being taken. */
export function StepList({ step, done }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = SETUP_STEPS.filter((each) => done[each]).length;
  const place = SETUP_STEPS.indexOf(step) + 1;
  return (
    <Paper component="nav" aria-label="Pasos" sx={{ p: { xs: 1, lg: 1.5 } }}>
      <Box sx={{ px: 1, pb: { xs: 0.5, lg: 1 } }}>
        <Typography variant="body2" color="textSecondary">
          {count} de {SETUP_STEPS.length} listos
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * count) / SETUP_STEPS.length}
          aria-label="Pasos listos"
          sx={{ mt: 0.5, height: 6, borderRadius: 1 }}
        />
      </Box>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        sx={{ display: { lg: 'none' }, ...row, justifyContent: 'space-between', fontWeight: 600 }}
      >
        Paso {place} de {SETUP_STEPS.length}: {STEP_TEXTS[step].title}
        <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Box
        component="ol"
        sx={{ display: { xs: isOpen ? 'block' : 'none', lg: 'block' }, listStyle: 'none', m: 0, p: 0 }}
      >
        {SETUP_STEPS.map((each) => (
          <li key={each}>
            <StepLink step={each} done={done[each]} current={each === step} onFollow={() => setOpen(false)} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}

interface StepLinkProps {
  step: SetupStep;
  done: boolean;
  current: boolean;
  onFollow: () => void;
}

function StepLink({ step, done, current, onFollow }: StepLinkProps) {
  const Icon = done ? DoneIcon : WaitingIcon;
  return (
    <ButtonBase
      component={Link}
      to={`${SETUP_PATH}/${step}`}
      onClick={onFollow}
      aria-current={current ? 'step' : undefined}
      sx={{ ...row, gap: 1.5, textDecoration: 'none', ...(current && { bgcolor: 'action.selected', fontWeight: 650 }) }}
    >
      <Icon fontSize="small" color={done ? 'success' : 'disabled'} titleAccess={done ? 'Listo' : 'Pendiente'} />
      {STEP_TEXTS[step].title}
    </ButtonBase>
  );
}

const row = {
  width: '100%',
  minHeight: 44,
  px: 1,
  borderRadius: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  typography: 'body2',
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
