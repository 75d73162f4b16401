/** The list with the item at `from` at place `to`, or `null` when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] | null {
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return null;
  const next = items.toSpliced(from, 1);
  next.splice(to, 0, items[from]!);
  return next;
}
