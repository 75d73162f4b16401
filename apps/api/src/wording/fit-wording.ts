import {
  type FieldError,
  PLACEHOLDERS,
  type PlaceholderValues,
  wordingKeySchema,
  wordingTextSchema,
} from '@flota/schemas';
import { type CatalogueText, catalogueText, checkWording, type Wording } from '@flota/texts';

const LENDERS = Object.keys(PLACEHOLDERS);

type Fault = Pick<FieldError, 'code' | 'detail'>;

/** Why a text can't be said like this; a variable that is left out is no fault. */
export function faultsOf(text: CatalogueText, said: string): Fault[] {
  const { unknownVariables, unknownTags, missingTags, strayMarks } = checkWording(text, said, LENDERS);
  const each = (code: Fault['code'], names: readonly string[]) =>
    names.map((name) => ({ code, detail: name.slice(0, 60) }));
  return [
    ...each('TEXT.VARIABLE_UNKNOWN', unknownVariables),
    ...each('TEXT.TAG_UNKNOWN', unknownTags),
    ...each('TEXT.TAG_MISSING', missingTags),
    ...(strayMarks ? [{ code: 'TEXT.STRAY_MARK' as const }] : []),
  ];
}

export const isFit = (text: CatalogueText, said: string): boolean => faultsOf(text, said).length === 0;

/** The keys of what can't be said. Of a text that this release doesn't have nothing is known but that it is one. */
export const unfitIn = (wording: Wording): string[] =>
  Object.entries(wording)
    .filter(([key, said]) => {
      const known = catalogueText(key);
      const isText = wordingKeySchema.safeParse(key).success && wordingTextSchema.safeParse(said).success;
      return !isText || (known !== undefined && !isFit(known, said));
    })
    .map(([key]) => key);

/** With the lender's name and such filled in; a variable of the text's own that is called like one of those is left to it. */
export const withLender = ({ variables }: CatalogueText, said: string, values: PlaceholderValues): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => (variables.includes(name) ? text : text.replaceAll(`{${name}}`, () => value)),
    said,
  );
