const LONGEST = 160;

/** What the sanitiser leaves of HTML once its tags are gone. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Where a part of a longer text was taken from. */
interface Place {
  startsLater?: boolean;
  goesOn?: boolean;
}

/** Plain text of at most 160 characters, cut between words; `…` where there is more. */
export function excerpt(text: string, { startsLater = false, goesOn = false }: Place = {}): string {
  const plain = text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const begun = startsLater ? `… ${plain}` : plain;
  const whole = goesOn ? `${begun}…` : begun;
  if (whole.length <= LONGEST) return whole;
  const space = begun.lastIndexOf(' ', LONGEST - 1);
  return `${begun.slice(0, space > 1 ? space : LONGEST - 1)}…`;
}
