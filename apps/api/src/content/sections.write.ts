import type { PageSection } from '@flota/schemas';
import { sanitizeHtml } from '../platform/html/sanitize.js';

export const cleanSections = (sections: readonly PageSection[]): PageSection[] =>
  sections.map((section) => ({ ...section, text: sanitizeHtml(section.text) }));

/** Their pictures by the field each is in. */
export const sectionImages = (sections: readonly PageSection[]): Record<string, string | null> =>
  Object.fromEntries(sections.map(({ image }, index) => [`sections.${index}.image`, image]));
