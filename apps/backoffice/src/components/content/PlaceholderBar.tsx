import { PLACEHOLDERS } from '@flota/schemas';
import { InsertBar } from './InsertBar.js';

/** What of the lender a text can name: the text follows when the company's data change. */
export const PlaceholderBar = () => (
  <InsertBar
    name="Datos de la empresa"
    hint="Datos de la empresa que puede usar en los textos; se llenan al mostrarse:"
    names={PLACEHOLDERS}
  />
);
