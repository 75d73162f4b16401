import type { AdminRightsRequest } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import FindInPage from '@mui/icons-material/FindInPageOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import { stateChoices } from '../choices.js';

export const RIGHTS_STATE_LOOK = {
  received: { label: 'Recibida', icon: MarkunreadMailbox, color: 'warning' },
  in_review: { label: 'En revisión', icon: FindInPage, color: 'info' },
  answered: { label: 'Respondida', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Improcedente', icon: Block, color: 'default' },
} as const satisfies Record<AdminRightsRequest['state'], object>;

export const RIGHTS_STATE_CHOICES = stateChoices(RIGHTS_STATE_LOOK);
