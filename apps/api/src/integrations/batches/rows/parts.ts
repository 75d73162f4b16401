/** In their order, as few parts as it takes that no two items of one share a key. */
export function partsWithoutRepeats<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Item[][] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let seen = new Set<string>();
  for (const item of items) {
    const keys = keysOf(item);
    if (keys.some((key) => seen.has(key))) {
      parts.push(part);
      part = [];
      seen = new Set();
    }
    part.push(item);
    for (const key of keys) seen.add(key);
  }
  return part.length > 0 ? [...parts, part] : parts;
}
