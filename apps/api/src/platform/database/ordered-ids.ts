import { randomUUID } from 'node:crypto';

/** As many as one millisecond has, by the twelve bits between the time and what is random. */
const A_MILLISECOND = 4_096;

/** UUIDs of version 7 that sort in the order given, so that what is made together is listed in the order it came in. */
export function orderedIds(count: number, now = Date.now()): string[] {
  return Array.from({ length: count }, (_, index) => {
    const time = (now + Math.floor(index / A_MILLISECOND)).toString(16).padStart(12, '0');
    const counter = (index % A_MILLISECOND).toString(16).padStart(3, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}${randomUUID().slice(18)}`;
  });
}
