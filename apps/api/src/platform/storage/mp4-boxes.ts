/** A part of an MP4 file (ISO/IEC 14496-12): its size and type, and then what it holds. */
export interface Box {
  type: string;
  /** Where it begins, where what it holds begins, and where it ends. */
  start: number;
  body: number;
  end: number;
}

const HEADER = 8;
const LARGE_HEADER = 16;
/** Instead of a size: it follows in eight bytes, or the part goes on to the end. */
const LARGE = 1;
const TO_THE_END = 0;
/** Of one level. What is streamed in pieces has thousands. */
const MOST = 20_000;

/** The parts between two places of a file, one after the other; `null` where they are no such parts, are too many, or one is broken off. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] | null {
  const boxes: Box[] = [];
  let start = from;
  while (start < to) {
    if (to - start < HEADER || boxes.length === MOST) return null;
    const short = bytes.readUInt32BE(start);
    const isLarge = short === LARGE;
    if (isLarge && to - start < LARGE_HEADER) return null;
    const size = isLarge ? Number(bytes.readBigUInt64BE(start + HEADER)) : short === TO_THE_END ? to - start : short;
    const body = start + (isLarge ? LARGE_HEADER : HEADER);
    const end = start + size;
    if (end < body || end > to) return null;
    boxes.push({ type: bytes.toString('latin1', start + 4, start + HEADER), start, body, end });
    start = end;
  }
  return boxes;
}

/** The first part that is reached by these types, one within the other. */
export function boxAt(bytes: Buffer, within: Box, ...[type, ...inner]: string[]): Box | undefined {
  const found = boxesIn(bytes, within.body, within.end)?.find((box) => box.type === type);
  return found && inner.length > 0 ? boxAt(bytes, found, ...inner) : found;
}

/** Makes a part one that players pass over, and empties it. Nothing moves: the others are found by where they are. */
export function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}
