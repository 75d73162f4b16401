import {
  BILL_PROBLEM_NAMES,
  type BillCorrectionItem,
  type BillEligibility,
  type BillRequestState,
  type BillText,
} from '@flota/schemas';

/** What the customer reads of a step, once it was taken. */
export const STEP_NAMES: Record<BillRequestState, string> = {
  received: 'Recibida',
  in_review: 'En revisión',
  rejected: 'Rechazada',
  preparing: 'En preparación',
  sent_to_distributor: 'Enviada al distribuidor',
  ready_for_pickup: 'Lista para recoger',
  with_courier: 'En camino con mensajería',
  delivered: 'Entregada',
  needs_correction: 'Necesita una corrección',
};

/** What goes on now, and what comes next. */
export const STEP_WORDS: Record<BillRequestState, string> = {
  received: 'Tenemos su solicitud y sus documentos. Sigue la revisión.',
  in_review: 'Comprobamos que su identificación y su constancia fiscal coincidan con el contrato.',
  rejected: 'Esta solicitud terminó. Si el motivo ya no existe, puede pedir la factura de nuevo.',
  preparing: 'Sus documentos están en orden. Preparamos la factura a su nombre.',
  sent_to_distributor: 'Va en camino. Le avisaremos por correo cuando pueda recogerla.',
  ready_for_pickup: 'Ya puede recogerla.',
  with_courier: 'La enviamos a su domicilio. Le avisaremos por correo cuando nos confirmen la entrega.',
  delivered: 'La factura se entregó. Guárdela en un lugar seguro.',
  needs_correction: 'Su trámite está en pausa hasta que envíe lo que falta. Lo demás ya lo tenemos.',
};

type Block = NonNullable<BillEligibility['contracts'][number]['blockedBy']>;

/** Why a bill cannot be asked for. */
export const BLOCK_WORDS: Record<Block, string> = {
  'not-paid-off': 'Podrá pedirla cuando termine de pagar este contrato.',
  'purchase-option-open': 'Falta pagar la opción de compra. Con ella la unidad pasa a ser suya.',
  'request-open': 'Su solicitud está en proceso.',
  delivered: 'La factura de esta unidad ya se entregó.',
};

/** Where the general text of a code would leave the customer guessing. */
export const BILL_ERRORS: Readonly<Record<string, string>> = {
  'name:NAME.REQUIRED': 'Escriba el nombre como aparece en su constancia fiscal.',
  'street:TEXT.REQUIRED': 'Escriba la calle y el número.',
  'neighborhood:TEXT.REQUIRED': 'Escriba la colonia.',
  'city:TEXT.REQUIRED': 'Escriba la ciudad o el municipio.',
  'state:TEXT.REQUIRED': 'Elija el estado.',
  'docs_back:FILE.TOO_LARGE': 'El archivo pesa más de 8 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'docs_back:FILE.TYPE_REFUSED': 'Elija un archivo PDF, JPG o PNG.',
  'docs:FILE.REQUIRED': 'Adjunte su identificación o el poder.',
  'sat:FILE.REQUIRED': 'Adjunte su constancia de situación fiscal.',
  'docs:FILE.TOO_LARGE': 'El archivo pesa más de 8 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'sat:FILE.TOO_LARGE': 'El archivo pesa más de 8 MB. Reduzca su tamaño y vuelva a elegirlo.',
  'docs:FILE.TYPE_REFUSED': 'Elija un archivo PDF, JPG o PNG.',
  'sat:FILE.TYPE_REFUSED': 'Elija un archivo PDF, JPG o PNG.',
};

export const BILL_TEXT_LABELS: Record<BillText, string> = {
  name: 'Nombre o razón social',
  street: 'Calle y número',
  neighborhood: 'Colonia',
  zipcode: 'Código postal',
  city: 'Ciudad o municipio',
  state: 'Estado',
};

export const FILE_HINT = 'PDF o fotos (JPG o PNG), hasta 8 MB.';

export const BILL_FILE_WORDS = {
  docs: {
    label: 'Identificación oficial, frente',
    hint: 'Vigente. Si tiene un PDF con ambos lados, elíjalo aquí.',
  },
  docs_back: { label: 'Identificación oficial, reverso', hint: 'El otro lado de la misma identificación.' },
  /** Of a company, in the place of the identification. */
  power: { label: 'Poder del representante', hint: 'Completo, con la identificación de quien representa.' },
  sat: { label: 'Constancia de situación fiscal', hint: 'La que emite el SAT, de los últimos tres meses.' },
} as const;

/** What is wrong with a part, in a sentence. */
export const problemWords = ({ note, problem }: Pick<BillCorrectionItem, 'note' | 'problem'>): string =>
  problem === 'other' ? note : [`${BILL_PROBLEM_NAMES[problem]}.`, note].filter(Boolean).join(' ');
