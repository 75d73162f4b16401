import { cleanKey, cleanText } from './bank-file.js';

/** What Mexican banks write into the free text of a movement, each behind its label. */
const LABELS = {
  trackingKey: /\b(?:CLAVE\s+(?:DE\s+)?RASTREO|CVE\.?\s*(?:DE\s+)?RAST(?:REO)?\.?|RASTREO)[\s:]+([A-Z0-9]{6,30})/i,
  reference: /\bREF(?:ERENCIA)?(?:\s+NUM(?:ERICA|\.)?)?\.?[\s:]+([A-Z0-9-]{3,30})/i,
  senderName:
    /\b(?:ORDENANTE|NOMBRE|BNET|DEL CLIENTE)[\s:]+([^/:?]{3,80}?)(?=\s*(?:\/|\?|$|\b(?:CLABE|CTA|CUENTA|RFC|REF|CVE|CLAVE|CONCEPTO)\b))/i,
  senderClabe: /\b(?:CLABE|CTA|CUENTA)(?:\s+ORDENANTE)?[\s:.]+(\d{10,18})\b/i,
} as const;

type Labelled = Record<keyof typeof LABELS, string>;

/** Empty where the text does not tell. */
export function labelled(text: string): Labelled {
  const find = (name: keyof Labelled) => LABELS[name].exec(text)?.[1] ?? '';
  return {
    trackingKey: cleanKey(find('trackingKey')),
    reference: cleanText(find('reference')),
    senderName: cleanText(find('senderName')),
    senderClabe: cleanKey(find('senderClabe')),
  };
}
