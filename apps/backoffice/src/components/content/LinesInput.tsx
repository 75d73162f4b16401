import { TextField } from '@mui/material';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { useContentForm } from './content-form.js';
import { firstLineError, fromLines, toLines } from './lines.js';

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
