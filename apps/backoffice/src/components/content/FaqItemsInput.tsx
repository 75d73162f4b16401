import { HtmlText } from './HtmlText.js';
import { ItemsInput } from './ItemsInput.js';
import { Line } from './Line.js';

export const FaqItemsInput = ({ source, label }: { source: string; label: string }) => (
  <ItemsInput source={source} label={label} add="Agregar pregunta" titleSource="question">
    <Line source="question" label="Pregunta" />
    <HtmlText source="answer" label="Respuesta" short />
  </ItemsInput>
);
