interface Wording {
  /** What each has one of, e.g. `processor`. */
  maker: string;
  /** What is listed, e.g. `job`. */
  thing: string;
  refusal: string;
}

/** Throws, with all that is wrong, unless every thing that is listed has exactly one maker and every maker its thing. */
export function checkOneEach(
  things: readonly { name: string }[],
  made: readonly string[],
  { maker, thing, refusal }: Wording,
): void {
  const wrong = [
    ...things.filter(({ name }) => !made.includes(name)).map(({ name }) => `${name} has no ${maker}`),
    ...made.filter((name, index) => made.indexOf(name) !== index).map((name) => `${name} has two ${maker}s`),
    ...made.filter((name) => !things.some((listed) => listed.name === name)).map((name) => `${name} is not a ${thing}`),
  ];
  if (wrong.length > 0) throw new Error(`${refusal}: ${wrong.join('; ')}`);
}
