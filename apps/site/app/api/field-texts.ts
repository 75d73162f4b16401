import { ApiProblem } from '@flota/client';
import { FIELD_TEXTS, type FieldCode } from '@flota/schemas';
import { failureText } from './problem-texts.js';

/** What is said of a field to whoever fills in data of their own; the rest reads alike to everybody. */
const SITE_TEXTS: Readonly<Record<FieldCode, string>> = {
  ...FIELD_TEXTS,
  'AMOUNT.OUT_OF_RANGE': 'Escriba una cantidad dentro de los límites indicados.',
  'AMOUNT.REQUIRED': 'Escriba la cantidad que quiere pagar.',
  'AUTH.CODE_WRONG':
    'El código no es correcto o ya se usó. Espere el siguiente en su aplicación y vuelva a intentarlo.',
  'BALLOON.NOT_OFFERED': 'Este plan no lleva pago final. Elija Flexibility si lo necesita.',
  'BALLOON.OUT_OF_RANGE': 'Elija un pago final dentro del rango del plan.',
  'CFDI_USE.INVALID': 'Elija un uso del CFDI de la lista.',
  'CFDI_USE.NOT_FOR_REGIME': 'Ese uso del CFDI no va con su régimen fiscal. Elija otro de la lista.',
  'CONTRACT.PAID_OFF': 'Este contrato ya está liquidado: no tiene nada pendiente de pago.',
  'CONTRACT_NUMBER.INVALID': 'Escriba el número como aparece en su contrato, por ejemplo FL-2024-000123.',
  'CONTRACT_NUMBER.REQUIRED': 'Escriba el número de su contrato.',
  'DATE.BEFORE_START': 'Elija un fin posterior al inicio.',
  'DATE.INVALID': 'Escriba una fecha válida.',
  'DATE.OUT_OF_RANGE': 'Elija una fecha dentro de los días indicados.',
  'DECIMAL.INVALID': 'Escriba un número, por ejemplo 20 o 14.5.',
  'DECIMAL.REQUIRED': 'Escriba un número.',
  'EMAIL.INVALID': 'Escriba un correo completo, por ejemplo nombre@empresa.mx.',
  'EMAIL.REQUIRED': 'Escriba su correo electrónico.',
  'FILE.INFECTED': 'El antivirus rechazó el archivo. Súbalo desde otro equipo o elija otro.',
  'FILE.REQUIRED': 'Elija el archivo.',
  'FILE.TOO_LARGE': 'El archivo es demasiado grande. Reduzca su tamaño y vuelva a subirlo.',
  'FILE.TYPE_REFUSED': 'No aceptamos ese tipo de archivo. Elija uno de los formatos indicados.',
  'FILE.PDF_ACTIVE':
    'El PDF trae programas, formularios o archivos adjuntos. Ábralo, elija «Imprimir», «Guardar como PDF», y suba el que resulte.',
  'FILE.PDF_PROTECTED': 'El PDF pide contraseña. Ábralo, elija «Imprimir», «Guardar como PDF», y suba el que resulte.',
  'FILE.UNREADABLE': 'No pudimos abrir el archivo. Compruebe que no esté dañado y vuelva a subirlo.',
  'FRACTION.INVALID': 'Escriba una fracción entre 0 y 1, por ejemplo 0.16.',
  'IMAGE.INVALID': 'Elija una imagen de la lista o suba una nueva.',
  'NAME.INVALID': 'Quite los caracteres especiales del nombre.',
  'NAME.REQUIRED': 'Escriba su nombre o el de su empresa.',
  'NAME.TOO_LONG': 'Acorte el nombre a 120 caracteres.',
  'NAME.TOO_SHORT': 'Escriba el nombre completo.',
  'PASSWORD.REQUIRED': 'Escriba su contraseña.',
  'PAYOFF.BELOW_TOTAL': 'Esa cantidad no alcanza para liquidar el contrato en esa fecha.',
  'PERCENT.OUT_OF_RANGE': 'Escriba un porcentaje entre 0 y 100.',
  'PHONE.INVALID': 'Escriba los diez dígitos de su teléfono, por ejemplo 55 1234 5678.',
  'PHONE.REQUIRED': 'Escriba su teléfono.',
  'POSTAL_CODE.INVALID': 'Escriba los cinco dígitos de su código postal.',
  'POSTAL_CODE.REQUIRED': 'Escriba su código postal.',
  'PREPAYMENT.AMOUNT_DUE': 'Primero cubra lo que debe hoy; después podrá abonar a capital.',
  'PREPAYMENT.OUT_OF_RANGE': 'Ese abono cubre todo el saldo. Para terminar su contrato pida la liquidación.',
  'PURCHASE_OPTION.BELOW_TOTAL': 'Esa cantidad no alcanza para la opción de compra.',
  'PURCHASE_OPTION.NOT_AVAILABLE': 'La opción de compra se ejerce cuando todas las rentas están pagadas.',
  'REGIME.INVALID': 'Elija un régimen fiscal de la lista.',
  'REGIME.NOT_FOR_PERSON': 'Ese régimen no corresponde a su tipo de persona. Elija otro de la lista.',
  'RFC.INVALID': 'Escriba el RFC completo, con homoclave: 12 caracteres si es empresa, 13 si es persona.',
  'SLUG.INVALID': 'Use minúsculas, números y guiones.',
  'SLUG.REQUIRED': 'Elija una opción.',
  'TERM.INVALID': 'Elija un plazo en meses completos.',
  'TERM.OUT_OF_RANGE': 'Elija uno de los plazos del plan, de hasta 72 meses.',
  'TERM.REQUIRED': 'Elija un plazo.',
  'TEXT.REQUIRED': 'Escriba este dato.',
  'TEXT.TOO_LONG': 'Acorte este texto.',
  'TITLE.REQUIRED': 'Escriba un título.',
  'TITLE.TOO_LONG': 'Acorte el título a 120 caracteres.',
  'URL.INVALID': 'Escriba una dirección que empiece con https:// o con /.',
  'URL.TOO_LONG': 'Acorte la dirección a 500 caracteres.',
};

/** A newer server may send a code this page has never heard of. */
export const fieldText = (code: string): string =>
  Object.hasOwn(SITE_TEXTS, code) ? SITE_TEXTS[code as FieldCode] : SITE_TEXTS['FIELD.INVALID'];

/** Why a form of one box failed: what is wrong with the box, or else with the whole. */
export function boxFailureText(error: unknown, box: string): string {
  const refused = error instanceof ApiProblem && error.problem.errors?.find(({ field }) => field === box);
  return refused ? fieldText(refused.code) : failureText(error);
}
