import { PictureInput } from '../pictures/PictureInput.js';
import { HtmlText } from './HtmlText.js';
import { ItemsInput } from './ItemsInput.js';
import { Line } from './Line.js';

/** The titled parts of a page. */
export const SectionsInput = () => (
  <ItemsInput source="sections" label="Secciones" add="Agregar sección" titleSource="title">
    <Line source="title" label="Título de la sección" />
    <HtmlText source="text" label="Texto de la sección" />
    <PictureInput source="image" label="Imagen de la sección" />
  </ItemsInput>
);
