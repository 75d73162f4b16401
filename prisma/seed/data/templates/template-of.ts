import { FILL_IN } from '@flota/schemas';
import { siteSettings as invented } from '../home.js';

/** Longest first, so that a name within another one is left alone. */
const PLACEHOLDERS: readonly [invented: string, placeholder: string][] = [
  [invented.legalName, '{razon-social}'],
  [invented.companyName, '{empresa}'],
  [invented.address, '{domicilio}'],
  [invented.phone, '{telefono}'],
  [invented.email, '{correo}'],
  [invented.supportHours.join('; '), `${FILL_IN}: horario de atención]`],
];

/** Hours and ages that are the invented lender's own. */
const FACTS: readonly [fact: RegExp, said: string][] = [
  [/de lunes a viernes de 8:00 a 20:00 y (los )?sábados de 9:00 a 14:00/g, `${FILL_IN}: horario de atención]`],
  [/la Ciudad de México, sin perjuicio/g, `${FILL_IN}: ciudad], sin perjuicio`],
  [/<p>Fecha de última actualización: [^<]*<\/p>/g, ''],
];

/** A text of the invented lender as one that any lender may begin with. */
export function templateOf(text: string): string {
  const named = PLACEHOLDERS.reduce((so, [invention, placeholder]) => so.replaceAll(invention, placeholder), text);
  return FACTS.reduce((so, [fact, said]) => so.replace(fact, said), named);
}
