/** With the item at `from` moved by `by` places. */
export function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return items[from] === undefined ? [...items] : others.toSpliced(from + by, 0, items[from]);
}

export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
