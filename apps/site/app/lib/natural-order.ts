// Made where it is first used: a slow phone takes long to make one, and the account's first page orders nothing by name.
let collator: Intl.Collator | undefined;

/** As one looks things up: `Torton 2` before `Torton 10`, whatever their capitals and accents; by the next text where one is the same. */
export function inNaturalOrder<Item>(items: readonly Item[], textsOf: (item: Item) => readonly string[]): Item[] {
  const { compare } = (collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' }));
  return items
    .map((item) => ({ item, texts: textsOf(item) }))
    .sort((one, other) => {
      for (const [place, text] of one.texts.entries()) {
        const order = compare(text, other.texts[place] ?? '');
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ item }) => item);
}
