import { parseClabe, parseRfc, parseVin } from '@flota/schemas';

const PLACE = '?';

/** Puts the character in place of the `?` that makes the identifier check. */
function complete(template: string, checks: (candidate: string) => boolean): string {
  const candidates = [...'0123456789XA'].map((character) => template.replace(PLACE, character));
  const found = candidates.find(checks);
  if (!found) throw new Error(`${template} is no identifier whatever its check digit`);
  return found;
}

/** e.g. `clabeOf('01218000123456789')`, without its last digit. */
export const clabeOf = (digits: string): string =>
  complete(digits + PLACE, (candidate) => parseClabe(candidate) !== null);

/** e.g. `rfcOf('AISM780412QX')`, without its last character. */
export const rfcOf = (start: string): string =>
  complete(start + PLACE, (candidate) => parseRfc(candidate)?.warnings.length === 0);

/** e.g. `vinOf('3AKJHHDR?NSLA0001')`: the ninth character checks the others. */
export const vinOf = (template: string): string =>
  complete(template, (candidate) => parseVin(candidate)?.warnings.length === 0);
