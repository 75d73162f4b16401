import type { CatalogueText } from './catalogue.js';
import { tagsOf, variablesOf, withoutMarks } from './wording.js';

/** What is wrong with other words for a text: it names what nobody fills in, or lost what must be in it. */
export interface WordingFaults {
  unknownVariables: string[];
  /** Of no harm in itself: staff are asked whether they meant it. */
  missingVariables: string[];
  unknownTags: string[];
  missingTags: string[];
  /** A bracket or brace that belongs to nothing. */
  strayMarks: boolean;
}

/** @param placeholders the lender's own, e.g. `empresa`, which may stand in any text; a variable of the same name comes first */
export function checkWording(
  { default: original, tags, variables }: CatalogueText,
  text: string,
  placeholders: readonly string[],
): WordingFaults {
  const known = withoutPlaceholders(
    text,
    placeholders.filter((name) => !variables.includes(name)),
  );
  return {
    unknownVariables: variablesOf(known).filter((name) => !variables.includes(name)),
    missingVariables: variablesOf(original).filter((name) => !variablesOf(known).includes(name)),
    unknownTags: tagsOf(known).filter((name) => !tags.includes(name)),
    missingTags: tags.filter((name) => !tagsOf(known).includes(name)),
    strayMarks: /[<>{}]/.test(withoutMarks(known)),
  };
}

export const isRefused = ({ missingTags, strayMarks, unknownTags, unknownVariables }: WordingFaults): boolean =>
  strayMarks || unknownVariables.length > 0 || unknownTags.length > 0 || missingTags.length > 0;

const withoutPlaceholders = (text: string, placeholders: readonly string[]): string =>
  placeholders.reduce((left, name) => left.replaceAll(`{${name}}`, ''), text);
