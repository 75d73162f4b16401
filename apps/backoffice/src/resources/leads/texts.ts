import {
  type AdminLead,
  LEAD_KIND_NAMES,
  type LeadDetails,
  type LeadKind,
  type SyntageExtraction,
} from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import PhoneCallback from '@mui/icons-material/PhoneCallbackOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import { stateChoices } from '../../components/choices.js';

export const LEAD_KIND_LOOK = {
  'call-back': { label: LEAD_KIND_NAMES['call-back'], icon: PhoneCallback, color: 'default' },
  contact: { label: LEAD_KIND_NAMES.contact, icon: ForumOutlined, color: 'default' },
  prospect: { label: LEAD_KIND_NAMES.prospect, icon: Campaign, color: 'default' },
  syntage: { label: LEAD_KIND_NAMES.syntage, icon: FactCheck, color: 'default' },
  imported: { label: LEAD_KIND_NAMES.imported, icon: UploadFile, color: 'default' },
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

export const SYNTAGE_EXTRACTION_LOOK = {
  pending: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  running: { label: 'En curso', icon: Sync, color: 'info' },
  finished: { label: 'Terminada', icon: CheckCircle, color: 'success' },
  failed: { label: 'Falló', icon: ErrorOutline, color: 'error' },
  stopped: { label: 'Detenida', icon: PauseCircle, color: 'default' },
} as const satisfies Record<SyntageExtraction['state'], object>;

/** Syntage's names of what it reads; one that is new shows as it is. */
export const SYNTAGE_READING_NAMES: Readonly<Record<string, string>> = {
  annual_tax_return: 'Declaraciones anuales',
  electronic_accounting: 'Contabilidad electrónica',
  invoice: 'Facturas (CFDI)',
  monthly_tax_return: 'Declaraciones mensuales',
  rif_tax_return: 'Declaraciones del RIF',
  tax_compliance: 'Opinión de cumplimiento',
  tax_retention: 'Retenciones',
  tax_status: 'Constancia de situación fiscal',
};
