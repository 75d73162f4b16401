import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** The letters of GSM 03.38: of Spanish it has ñ, é and ü, and none of á, í, ó, ú. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places there. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Places of a message that is one part, and of each part of one that is several, which begin with their number. */
const PLACES = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const;

export type SmsEncoding = keyof typeof PLACES;

export interface SmsLength {
  encoding: SmsEncoding;
  /** Parts that are sent and paid for. */
  segments: number;
  /** Places that it takes, and how many there are in so many parts. */
  used: number;
  room: number;
  /** Characters outside GSM-7, each once: for one of them all of it goes as UCS-2. */
  outside: string[];
}

/** What a text comes to by SMS: operators count, and bill, its parts. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const outside = [...new Set(characters.filter((one) => !BASIC.has(one) && !EXTENDED.has(one)))];
  const encoding: SmsEncoding = outside.length === 0 ? 'GSM-7' : 'UCS-2';
  const { part, single } = PLACES[encoding];
  const sizes = characters.map((one) => (encoding === 'UCS-2' ? one.length : EXTENDED.has(one) ? 2 : 1));
  const used = sizes.reduce((sum, size) => sum + size, 0);
  if (used <= single) return { encoding, segments: 1, used, room: single, outside };
  let [segments, filled] = [1, 0];
  for (const size of sizes) {
    // No character is cut in two.
    if (filled + size > part) [segments, filled] = [segments + 1, 0];
    filled += size;
  }
  return { encoding, segments, used, room: segments * part, outside };
}

const INSTEAD: Readonly<Record<string, string>> = {
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** The same in letters of GSM-7 where there are any that mean it: á as a; ñ, é and ü stay. */
export const unaccented = (text: string): string =>
  [...text]
    .map((one) => {
      if (BASIC.has(one) || EXTENDED.has(one)) return one;
      const plain = INSTEAD[one] ?? one.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...plain].every((each) => BASIC.has(each)) ? plain : one;
    })
    .join('');

export const MAX_SMS_TEXT = 480;

/** `GET /api/admin/sms-texts`: what is said by SMS, which has no templates to be approved. */
export const smsTextsSchema = z.object({
  /** How every message begins, `Flota: `; `null` while the connector is off. */
  opening: z.string().nullable(),
  /** Whether messages leave without the accents that GSM-7 doesn't have. */
  unaccented: z.boolean(),
  texts: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      /** What it says unless staff write something else, variables in braces. */
      standard: z.string(),
      /** What staff wrote. */
      own: z.string().nullable(),
      /** Whether it is said by SMS at all. */
      isOn: z.boolean(),
      /** Each with a value such as it comes, for the preview. */
      variables: z.array(z.object({ name: z.string(), sample: z.string() })),
    }),
  ),
});
export type AdminSmsTexts = z.infer<typeof smsTextsSchema>;

/** `PUT /api/admin/sms-texts/{kind}`; `text` `null`: the standard one. */
export const smsTextWriteSchema = z.object({
  isOn: z.boolean(fieldCode('CHOICE.INVALID')),
  text: z
    .string(fieldCode('TEXT.REQUIRED'))
    .trim()
    .min(1, fieldCode('TEXT.REQUIRED'))
    .max(MAX_SMS_TEXT, fieldCode('TEXT.TOO_LONG'))
    .nullable(),
});
export type SmsTextWrite = z.output<typeof smsTextWriteSchema>;

const BRACED = /\{([^{}]*)\}/g;

/** What stands between braces in a text of a message, each once. */
export const bracedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([, name = '']) => name)),
];
