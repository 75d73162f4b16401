import { defineTexts } from '../wording.js';

export const about = defineTexts('about', {
  // In the trail that search engines show.
  title: 'Acerca de nosotros',
});
