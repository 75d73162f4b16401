import type { PersonKind, SiteSettings } from '@flota/schemas';
import { blanks, choice, fields, type Form, type FormSection, signatures, table, text } from '../form.js';
import { PERSON, placeAndDate } from './shared.js';

/** Financial data need express consent, and the secondary purposes one of their own (LFPDPPP of 20 March 2025). */
const consent = ({ legalName, email }: SiteSettings): FormSection => ({
  title: '1. Consentimiento para el tratamiento de datos personales',
  blocks: [
    text(
      `Conozco el aviso de privacidad de ${legalName} y consiento expresamente que trate mis datos patrimoniales y financieros para evaluar esta solicitud y, en su caso, formalizar y administrar el contrato. Los datos de terceros que proporciono los comparto con su autorización.`,
    ),
    choice('Acepto recibir promociones, encuestas e invitaciones', 'Sí', 'No'),
    text(
      `Negarme no afecta mi solicitud. Puedo revocar mi consentimiento o ejercer mis derechos de acceso, rectificación, cancelación y oposición en el sitio de la financiera o en ${email}.`,
    ),
  ],
});

const exposed = (whose: string): FormSection => ({
  title: '2. Personas políticamente expuestas',
  blocks: [
    text(
      `Es políticamente expuesta la persona que desempeña o desempeñó funciones públicas destacadas en México o en otro país, y quien es su cónyuge, concubino, pariente hasta el segundo grado o socio.`,
    ),
    choice(whose, 'Sí', 'No'),
    fields(blanks(['Nombre', 4], ['Cargo y dependencia', 4], ['Periodo', 2], ['Parentesco o relación', 2])),
  ],
});

const controller: Record<PersonKind, FormSection> = {
  fisica: {
    title: '3. Beneficiario controlador',
    blocks: [
      text(
        'Es beneficiario controlador la persona física que obtiene el beneficio de la operación o que, en última instancia, decide sobre el uso de la unidad o de los recursos.',
      ),
      choice('Actúo', 'Por cuenta propia', 'Por cuenta de otra persona'),
      fields(
        blanks(['Nombre de la otra persona', 6], ['RFC', 3], ['CURP', 3]),
        blanks(['Domicilio', 9], ['Nacionalidad', 3]),
      ),
    ],
  },
  moral: {
    title: '3. Beneficiario controlador',
    blocks: [
      text(
        'Es beneficiario controlador la persona física que, directa o indirectamente, obtiene el beneficio de las operaciones de la empresa, ejerce el voto de más de 15 % de su capital o dirige su administración (artículo 32-B Quáter del Código Fiscal de la Federación). Si nadie cumple lo anterior, anote al administrador único o a los miembros del consejo.',
      ),
      table(3, ['Nombre completo', 4], ['RFC y CURP', 3], ['Nacionalidad', 2], ['Forma de control', 2], ['%', 1]),
    ],
  },
};

const funds: FormSection = {
  title: '4. Origen y destino de los recursos',
  blocks: [
    text(
      'Declaro que los recursos con que se cubrirán el enganche, las rentas y los pagos provienen de actividades lícitas y que la unidad no se usará para fines ilícitos. Avisaré por escrito de cualquier cambio en estos datos.',
    ),
    choice('Origen principal', 'Actividad empresarial', 'Salario', 'Venta de bienes', 'Otro'),
    choice('Los pagos los hará', 'El solicitante', 'Un tercero'),
  ],
};

const signed: Record<PersonKind, FormSection> = {
  fisica: {
    title: '5. Firma',
    blocks: [
      fields(blanks(['Nombre completo', 8], ['RFC', 4])),
      placeAndDate,
      signatures('Nombre y firma del solicitante'),
    ],
  },
  moral: {
    title: '5. Firma',
    blocks: [
      fields(blanks(['Razón social', 8], ['RFC', 4])),
      placeAndDate,
      signatures('Nombre y firma del representante legal'),
    ],
  },
};

const EXPOSED: Record<PersonKind, string> = {
  fisica: '¿Usted es o está relacionado con una?',
  moral: '¿Lo es algún accionista, administrador o beneficiario controlador?',
};

/** Privacy consent, politically exposed persons, ultimate beneficial owner and origin of the money. */
export const annexForm = (personType: PersonKind, lender: SiteSettings): Form => ({
  title: 'Anexo 1',
  person: PERSON[personType],
  lead: 'Consentimiento de datos personales y declaraciones para la prevención de operaciones con recursos de procedencia ilícita.',
  sections: [consent(lender), exposed(EXPOSED[personType]), controller[personType], funds, signed[personType]],
});
