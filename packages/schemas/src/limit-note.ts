/** Below that a text is far from its end, and a number beside it only disturbs. */
const NEAR = 0.8;
/** What may have fewer is a code or a number, which is as long as it is. */
const FEWEST = 20;

export interface LimitNote {
  words: string;
  isOver: boolean;
}

/** What is said of a text near its limit, in characters; `undefined` while there is room. Blanks around it are not kept, so they don't count. */
export function limitNote(text: string, limit: number): LimitNote | undefined {
  const left = limit - text.trim().length;
  if (limit < FEWEST || text.trim().length < limit * NEAR) return undefined;
  return { words: wordsOf(left, formatCount(limit)), isOver: left < 0 };
}

const formatCount = (count: number) => count.toLocaleString('es-MX');

function wordsOf(left: number, limit: string): string {
  if (left === 0) return `Ya no cabe más: ${limit} caracteres.`;
  const many = Math.abs(left) !== 1;
  const count = `${formatCount(Math.abs(left))} ${many ? 'caracteres' : 'carácter'}`;
  return left > 0
    ? `Queda${many ? 'n' : ''} ${count} de ${limit}.`
    : `Sobra${many ? 'n' : ''} ${count}: caben ${limit}.`;
}
