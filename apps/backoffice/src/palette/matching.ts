/** Without accents and capitals, as the server looks for records. */
const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether every word that was typed begins one of the name's. */
export function matches(name: string, typed: string): boolean {
  const words = spelled(name).split(/[^\p{L}\p{N}]+/u);
  return spelled(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
