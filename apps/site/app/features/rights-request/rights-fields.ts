import type { PrivacyRight, RightsRequest } from '@flota/schemas';

/** What the boxes of the form hold. */
export interface RightsValues {
  right: string;
  relation: string;
  holderName: string;
  address: string;
  phone: string;
  email: string;
  representativeName: string;
  representativePower: string;
  power: File | null;
  idKind: string;
  identification: File | null;
  description: string;
  detail: string;
  consent: boolean;
  website: string;
}

export const EMPTY_RIGHTS: RightsValues = {
  right: '',
  relation: '',
  holderName: '',
  address: '',
  phone: '',
  email: '',
  representativeName: '',
  representativePower: '',
  power: null,
  idKind: '',
  identification: null,
  description: '',
  detail: '',
  consent: false,
  website: '',
};

interface RightText {
  label: string;
  description: string;
  /** What only this right needs to know. */
  detail: { label: string; hint: string };
}

export const RIGHT_TEXTS: Record<PrivacyRight, RightText> = {
  access: {
    label: 'Acceso',
    description: 'Saber qué datos suyos tenemos y para qué los usamos.',
    detail: { label: 'Datos que quiere conocer', hint: 'Por ejemplo: los de su contrato, o todos.' },
  },
  rectification: {
    label: 'Rectificación',
    description: 'Corregir un dato inexacto o incompleto.',
    detail: { label: 'Corrección que solicita', hint: 'Escriba cómo está el dato y cómo debe quedar.' },
  },
  cancellation: {
    label: 'Cancelación',
    description: 'Que eliminemos datos que ya no son necesarios.',
    detail: { label: 'Datos que quiere cancelar', hint: 'Indique cuáles y por qué considera que ya no hacen falta.' },
  },
  objection: {
    label: 'Oposición',
    description: 'Que dejemos de usar sus datos para un fin determinado.',
    detail: { label: 'Uso al que se opone', hint: 'Por ejemplo: llamadas de promoción.' },
  },
  revocation: {
    label: 'Revocación',
    description: 'Retirar el consentimiento que nos dio.',
    detail: { label: 'Consentimiento que revoca', hint: 'Indique para qué lo dio, o todos.' },
  },
};

export const RIGHT_OPTIONS = Object.entries(RIGHT_TEXTS).map(([value, { label, description }]) => ({
  value,
  label,
  description,
}));

export const detailText = (right: string) =>
  RIGHT_TEXTS[right as PrivacyRight]?.detail ?? {
    label: 'Detalle de su solicitud',
    hint: 'Elija primero el derecho que quiere ejercer.',
  };

const RELATIONS: Record<RightsRequest['relation'], { label: string; description: string }> = {
  holder: { label: 'Soy el titular', description: 'Los datos son míos' },
  representative: { label: 'Soy su representante', description: 'Actúo en nombre de otra persona' },
};

export const RELATION_OPTIONS = Object.entries(RELATIONS).map(([value, texts]) => ({ value, ...texts }));

const POWERS: Record<NonNullable<RightsRequest['representativePower']>, string> = {
  notarial: 'Poder notarial',
  letter: 'Carta poder firmada ante dos testigos',
  parental: 'Patria potestad o tutela',
};

const ID_KINDS: Record<RightsRequest['idKind'], string> = {
  ine: 'Credencial para votar (INE)',
  passport: 'Pasaporte',
  'professional-licence': 'Cédula profesional',
  consular: 'Matrícula consular',
};

const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

export const POWER_OPTIONS = options(POWERS);
export const ID_KIND_OPTIONS = options(ID_KINDS);

/** Where the general text of a code would leave the visitor guessing. */
export const RIGHTS_ERRORS: Readonly<Record<string, string>> = {
  'holderName:NAME.REQUIRED': 'Escriba el nombre del titular de los datos.',
  'representativeName:NAME.REQUIRED': 'Escriba el nombre del representante.',
  'address:TEXT.REQUIRED': 'Escriba el domicilio completo.',
  'address:TEXT.TOO_LONG': 'Acorte el domicilio a 300 caracteres.',
  'description:TEXT.REQUIRED': 'Describa los datos en al menos diez caracteres.',
  'description:TEXT.TOO_LONG': 'Acorte la descripción a 3,000 caracteres.',
  'detail:TEXT.REQUIRED': 'Complete este dato para que podamos atender su solicitud.',
  'detail:TEXT.TOO_LONG': 'Acorte este texto a 3,000 caracteres.',
  'identification:FILE.REQUIRED': 'Adjunte su identificación.',
  'power:FILE.REQUIRED': 'Adjunte el documento que acredita la representación.',
  'identification:FILE.TOO_LARGE': 'El archivo pesa más de 5 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'power:FILE.TOO_LARGE': 'El archivo pesa más de 5 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'identification:FILE.TYPE_REFUSED': 'Elija un archivo PDF, JPG o PNG.',
  'power:FILE.TYPE_REFUSED': 'Elija un archivo PDF, JPG o PNG.',
};
