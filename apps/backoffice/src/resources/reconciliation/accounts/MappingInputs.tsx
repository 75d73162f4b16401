import { Box } from '@mui/material';
import { BANK_COLUMNS, BANK_DATE_FORMATS, type CSV_ENCODINGS, type CSV_SEPARATORS } from '@flota/schemas';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { TextInput } from '../../../components/form/TextInput.js';
import { choicesOf } from '../../../components/choices.js';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { COLUMN_NAMES } from '../looks.js';

const SEPARATOR_NAMES: Record<(typeof CSV_SEPARATORS)[number], string> = {
  ',': 'Coma (,)',
  ';': 'Punto y coma (;)',
  '\t': 'Tabulador',
  '|': 'Barra (|)',
};
const ENCODING_NAMES: Record<(typeof CSV_ENCODINGS)[number], string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (Latin-1)',
  'utf-16le': 'UTF-16',
};
const DATE_CHOICES = BANK_DATE_FORMATS.map((id) => ({ id, name: id.replaceAll('Y', 'A') }));
const HEADINGS_ID = 'bank-headings';

/** Which column is what. Of a file that is being tried, its headings are offered. */
export const MappingInputs = ({ headings }: { headings: readonly string[] }) => (
  <>
    <FieldPair>
      <SelectInput
        source="mapping.separator"
        label="Separador"
        choices={choicesOf(SEPARATOR_NAMES)}
        isRequired
        helperText={false}
      />
      <SelectInput
        source="mapping.encoding"
        label="Codificación"
        choices={choicesOf(ENCODING_NAMES)}
        isRequired
        helperText={false}
      />
      <NumberInput
        source="mapping.headerRow"
        label="Renglón de los encabezados"
        min={0}
        max={50}
        helperText="0 si no los trae: entonces las columnas van por número."
      />
      <SelectInput
        source="mapping.dateFormat"
        label="Formato de la fecha"
        choices={DATE_CHOICES}
        isRequired
        helperText={false}
      />
    </FieldPair>
    <BooleanInput source="mapping.decimalComma" label="Los decimales van con coma (1.500,00)" helperText={false} />
    <FieldPair>
      {BANK_COLUMNS.map((column) => (
        <TextInput
          key={column}
          source={`mapping.columns.${column}`}
          label={COLUMN_NAMES[column]}
          isRequired={column === 'date'}
          helperText={HINTS[column] ?? false}
          slotProps={{ htmlInput: { list: HEADINGS_ID, autoComplete: 'off', maxLength: 80 } }}
        />
      ))}
    </FieldPair>
    <Box component="datalist" id={HEADINGS_ID}>
      {headings.filter(Boolean).map((heading, index) => (
        <option key={index} value={heading} />
      ))}
    </Box>
  </>
);

const HINTS: Partial<Record<(typeof BANK_COLUMNS)[number], string>> = {
  date: 'El encabezado de la columna, o su número.',
  amount: 'Si el banco usa una sola columna para abonos y cargos.',
  credit: 'Si el banco usa dos columnas.',
  creditedClabe: 'La de cada contrato, si el banco la informa.',
};
