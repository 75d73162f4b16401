import { type AdminSmsTexts, bracedIn, smsLength, type SmsLength, unaccented } from '@flota/schemas';

export type SmsText = AdminSmsTexts['texts'][number];

/** A message as it would leave, with values such as they come, and what it comes to. */
export interface SmsPreview {
  text: string;
  length: SmsLength;
  /** Between braces, and nothing that this kind knows. */
  unknown: string[];
}

export function previewOf(
  words: string,
  { variables }: Pick<SmsText, 'variables'>,
  { opening, unaccented: isPlain }: Pick<AdminSmsTexts, 'opening' | 'unaccented'>,
): SmsPreview {
  const samples = new Map(variables.map(({ name, sample }) => [name, sample]));
  const said = (opening ?? '') + words.replace(/\{([^{}]*)\}/g, (braced, name: string) => samples.get(name) ?? braced);
  const text = isPlain ? unaccented(said) : said;
  return { text, length: smsLength(text), unknown: bracedIn(words).filter((name) => !samples.has(name)) };
}

/** `2 partes: 214 de 306 caracteres.` And what makes it long, where it is a letter. */
export function lengthText({ encoding, outside, room, segments, used }: SmsLength): string {
  const parts = segments === 1 ? '1 parte' : `${segments} partes`;
  const count = `${parts}: ${used} de ${room} caracteres.`;
  if (encoding === 'GSM-7') return count;
  const letters = outside.slice(0, 6).map((one) => `«${one}»`);
  return `${count} Por ${letters.join(', ')} caben 70 en vez de 160.`;
}
