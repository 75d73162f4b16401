import { type AdminLead, LEAD_KIND_NAMES, type LeadDetails, type LeadKind } from '@flota/schemas';
import Campaign from '@mui/icons-material/CampaignOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import PhoneCallback from '@mui/icons-material/PhoneCallbackOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { stateChoices } from '../../components/choices.js';

export const LEAD_KIND_LOOK = {
  'call-back': { label: LEAD_KIND_NAMES['call-back'], icon: PhoneCallback, color: 'default' },
  contact: { label: LEAD_KIND_NAMES.contact, icon: ForumOutlined, color: 'default' },
  prospect: { label: LEAD_KIND_NAMES.prospect, icon: Campaign, color: 'default' },
  syntage: { label: LEAD_KIND_NAMES.syntage, icon: FactCheck, color: 'default' },
} as const satisfies Record<LeadKind, object>;

export const LEAD_KIND_CHOICES = stateChoices(LEAD_KIND_LOOK);

/** The other forms don't ask when to call. */
export const takesCalls = ({ kind }: AdminLead): boolean => kind === 'call-back' || kind === 'prospect';

export const SUBJECT_NAMES: Record<NonNullable<LeadDetails['subject']>, string> = {
  financing: 'Financiamiento',
  contract: 'Contrato',
  payments: 'Pagos',
  invoices: 'Facturas',
  insurance: 'Seguros',
  other: 'Otro asunto',
};

export type SyntageState = NonNullable<AdminLead['syntage']>['state'];

export const SYNTAGE_STATE_LOOK = {
  pending: { label: 'Por autorizar', icon: HourglassEmpty, color: 'warning' },
  authorised: { label: 'Autorizada', icon: HowToReg, color: 'success' },
  revoked: { label: 'Revocada', icon: PersonOff, color: 'default' },
  expired: { label: 'Vencida', icon: EventBusy, color: 'error' },
} as const satisfies Record<SyntageState, object>;

export const SYNTAGE_STATE_CHOICES = stateChoices(SYNTAGE_STATE_LOOK);
