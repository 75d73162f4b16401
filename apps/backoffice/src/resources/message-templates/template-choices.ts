import type { AdminMessageTemplates, ChannelTemplate } from '@flota/schemas';

export type Kind = AdminMessageTemplates['kinds'][number];

/** What a template for it is to be written like at Meta: variables by their number. */
export const asTemplate = ({ body, variables }: Pick<Kind, 'body' | 'variables'>): string =>
  variables.reduce((text, variable, index) => text.replaceAll(`{${variable}}`, `{{${index + 1}}}`), body);

export const keyOf = ({ language, name }: { name: string; language: string }): string => `${name} ${language}`;

/** Approved, and with as many variables; what is chosen stays among them whatever became of it. */
export function choicesFor(
  { chosen, variables }: Pick<Kind, 'chosen' | 'variables'>,
  available: readonly ChannelTemplate[] | null,
): { id: string; name: string }[] {
  const fitting = (available ?? []).filter((one) => one.approved && one.variables === variables.length);
  const choices = fitting.map((template) => ({ id: keyOf(template), name: `${template.name} (${template.language})` }));
  if (!chosen || choices.some(({ id }) => id === keyOf(chosen))) return choices;
  const isKnownGone = available !== null;
  return [
    ...choices,
    { id: keyOf(chosen), name: `${chosen.name} (${chosen.language})${isKnownGone ? ': ya no sirve' : ''}` },
  ];
}
