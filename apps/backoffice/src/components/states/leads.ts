import { LEAD_STAGE_NAMES, type LeadStage } from '@flota/schemas';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import { stateChoices } from '../choices.js';

export const LEAD_STAGE_LOOK = {
  new: { label: LEAD_STAGE_NAMES.new, icon: Inbox, color: 'warning' },
  contacted: { label: LEAD_STAGE_NAMES.contacted, icon: PhoneInTalk, color: 'info' },
  qualified: { label: LEAD_STAGE_NAMES.qualified, icon: Verified, color: 'info' },
  won: { label: LEAD_STAGE_NAMES.won, icon: EmojiEvents, color: 'success' },
  lost: { label: LEAD_STAGE_NAMES.lost, icon: HighlightOff, color: 'default' },
} as const satisfies Record<LeadStage, object>;

export const LEAD_STAGE_CHOICES = stateChoices(LEAD_STAGE_LOOK);
