import '../../i18n/content-field-names.js';

/** Types of content with their fields, whose names are told from here on. */
export { CONTENT } from '@flota/schemas';
