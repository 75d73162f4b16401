const LONGEST = 160;

/** What the sanitiser leaves of HTML once its tags are gone. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text of at most 160 characters, cut between words; `…` where there is more. */
export function excerpt(text: string, startsLater = false): string {
  const plain = text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const whole = startsLater ? `… ${plain}` : plain;
  if (whole.length <= LONGEST) return whole;
  const space = whole.lastIndexOf(' ', LONGEST - 1);
  return `${whole.slice(0, space > 1 ? space : LONGEST - 1)}…`;
}
