/** A number of the area that is plainly made up: 555 and a counter. E.164. */
export function demoPhone(areaCode: string, counter: number): string {
  return `+52${areaCode}555${String(counter).padStart(7 - areaCode.length, '0')}`;
}
