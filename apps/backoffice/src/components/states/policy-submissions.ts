import type { PolicySubmissionState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { stateChoices } from '../choices.js';

export const POLICY_SUBMISSION_STATE_LOOK = {
  received: { label: 'Por revisar', icon: HourglassEmpty, color: 'warning' },
  in_review: { label: 'En revisión', icon: Visibility, color: 'info' },
  accepted: { label: 'Aceptada', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Rechazada', icon: Block, color: 'error' },
} as const satisfies Record<PolicySubmissionState, object>;

export const POLICY_SUBMISSION_STATE_CHOICES = stateChoices(POLICY_SUBMISSION_STATE_LOOK);
