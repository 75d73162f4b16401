import type { AdminRightsRequest, PrivacyRight } from '@flota/schemas';
import { choicesOf } from '../../components/choices.js';

export const RIGHT_NAMES: Record<PrivacyRight, string> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  cancellation: 'Cancelación',
  objection: 'Oposición',
  revocation: 'Revocación',
};

export const RIGHT_CHOICES = choicesOf(RIGHT_NAMES);

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
