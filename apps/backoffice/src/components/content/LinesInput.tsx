import { TextField } from '@mui/material';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { useContentForm } from './content-form.js';
import { errorText } from './error-text.js';

interface LinesInputProps {
  source: string;
  label?: string;
  hint?: string;
}

/** A list of short texts, one a line: added, removed and put in order as in any text. */
export function LinesInput({ source, label, hint }: LinesInputProps) {
  const { readOnly } = useContentForm();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput<string[]>({ source, defaultValue: [], format: (list) => list ?? [] });
  const { ref, onChange, onBlur } = field;
  const lines = field.value as string[];
  const error = firstLineError(fieldState.error);
  return (
    <TextField
      id={id}
      label={<FieldTitle label={label} source={source} resource={resource} />}
      value={toLines(lines)}
      onChange={(event) => onChange(fromLines(event.target.value))}
      onBlur={() => {
        onChange(lines.map((line) => line.trim()).filter(Boolean));
        onBlur();
      }}
      inputRef={ref}
      multiline
      minRows={3}
      error={Boolean(error)}
      helperText={error ?? (readOnly ? undefined : (hint ?? 'Un renglón por cada uno.'))}
      slotProps={{ input: { readOnly } }}
    />
  );
}

export const toLines = (list: readonly string[]): string => list.join('\n');

/** An empty box is an empty list; blank lines stay while they are being typed. */
export const fromLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

interface ErrorMessage {
  message?: unknown;
}

/** What is wrong with the list, or with the first of its lines that was refused, which is told by its number. */
export function firstLineError(error: ErrorMessage | Record<number, ErrorMessage> | undefined): string | undefined {
  if (!error) return undefined;
  if ('message' in error) return errorText(error.message);
  const refused = Object.entries(error).find(([index]) => /^\d+$/.test(index));
  if (!refused) return undefined;
  const [index, line] = refused as [string, ErrorMessage];
  return `Renglón ${Number(index) + 1}: ${errorText(line.message)}`;
}
