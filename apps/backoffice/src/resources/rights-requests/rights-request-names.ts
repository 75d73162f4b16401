import type { AdminRightsRequest, PrivacyRight } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import FindInPage from '@mui/icons-material/FindInPageOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import Block from '@mui/icons-material/Block';
import { choicesOf, stateChoices } from '../../components/choices.js';

type State = AdminRightsRequest['state'];

export const RIGHT_NAMES: Record<PrivacyRight, string> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  cancellation: 'Cancelación',
  objection: 'Oposición',
  revocation: 'Revocación',
};

export const RIGHT_CHOICES = choicesOf(RIGHT_NAMES);

export const RIGHTS_STATE_LOOK = {
  received: { label: 'Recibida', icon: MarkunreadMailbox, color: 'warning' },
  in_review: { label: 'En revisión', icon: FindInPage, color: 'info' },
  answered: { label: 'Respondida', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Improcedente', icon: Block, color: 'default' },
} as const satisfies Record<State, object>;

export const RIGHTS_STATE_CHOICES = stateChoices(RIGHTS_STATE_LOOK);

export const POWER_NAMES: Record<NonNullable<AdminRightsRequest['representativePower']>, string> = {
  notarial: 'Poder notarial',
  letter: 'Carta poder ante dos testigos',
  parental: 'Patria potestad o tutela',
};

export const ID_KIND_NAMES: Record<AdminRightsRequest['idKind'], string> = {
  ine: 'Credencial para votar',
  passport: 'Pasaporte',
  'professional-licence': 'Cédula profesional',
  consular: 'Matrícula consular',
};

export const PURPOSE_NAMES: Record<AdminRightsRequest['files'][number]['purpose'], string> = {
  identification: 'Identificación',
  power: 'Documento de representación',
};

/** What the field of the right itself asks for. */
export const DETAIL_NAMES: Record<PrivacyRight, string> = {
  access: 'Datos que quiere conocer',
  rectification: 'Qué está mal y cómo debe decir',
  cancellation: 'Datos que pide cancelar',
  objection: 'Uso al que se opone',
  revocation: 'Consentimiento que revoca',
};
