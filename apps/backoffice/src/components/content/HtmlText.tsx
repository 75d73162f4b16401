import Code from '@mui/icons-material/Code';
import EditNote from '@mui/icons-material/EditNote';
import { Box, Button } from '@mui/material';
import { RichTextInput } from 'ra-input-rich-text';
import { useEffect, useRef, useState } from 'react';
import { Labeled, RichTextField, useWrappedSource } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { LimitedHint } from '../form/LimitedHint.js';
import { TextInput } from '../form/TextInput.js';
import { useContentForm, useFieldRules } from './content-form.js';
import { fitsEditor } from './html.js';
import { EDITOR_OPTIONS, HtmlToolbar } from './html-editor.js';

interface HtmlTextProps {
  source: string;
  label?: string;
  hint?: string;
  short?: boolean;
}

export const HtmlText = (props: HtmlTextProps) =>
  useContentForm().readOnly ? <ShownHtml {...props} /> : <EditedHtml {...props} />;

const ShownHtml = ({ source, label }: HtmlTextProps) => (
  <Labeled source={source} label={label} fullWidth sx={{ mb: 1.5 }}>
    <RichTextField source={source} component="div" sx={{ overflowWrap: 'anywhere' }} />
  </Labeled>
);

/** A text with format, written as it will look; or as HTML when it holds what the editor can't. */
function EditedHtml({ source, label, hint, short }: HtmlTextProps) {
  const rules = useFieldRules(source);
  const name = useWrappedSource(source);
  const html = (useWatch({ name }) ?? '') as string;
  const box = useEditorsFocus(name);
  const [wantsCode, setWantsCode] = useState(false);
  const fits = fitsEditor(html);
  const asCode = wantsCode || !fits;
  const common = { source, label, defaultValue: '', parse: (text: string) => text, isRequired: rules.required };

  return (
    <Box ref={box} sx={{ width: '100%', mb: 1, '& .ProseMirror': { minHeight: short ? 72 : 144 } }}>
      {asCode ? (
        <TextInput
          {...common}
          multiline
          minRows={8}
          maxRows={24}
          limit={rules.maxLength}
          helperText={fits ? (hint ?? false) : 'Lleva tablas o imágenes: se edita como HTML para no perderlas.'}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 14 } } }}
        />
      ) : (
        <RichTextInput
          {...common}
          editorOptions={EDITOR_OPTIONS}
          helperText={
            rules.maxLength ? <LimitedHint text={html} limit={rules.maxLength} hint={hint} /> : (hint ?? false)
          }
          toolbar={<HtmlToolbar short={short} />}
        />
      )}
      {fits && (
        <Button
          size="small"
          color="inherit"
          startIcon={asCode ? <EditNote /> : <Code />}
          onClick={() => setWantsCode(!wantsCode)}
        >
          {asCode ? 'Volver al editor' : 'Editar como HTML'}
        </Button>
      )}
    </Box>
  );
}

/** A form that can't be sent goes to its first fault; react-admin's editor tells it of nothing that could be gone to. */
function useEditorsFocus(name: string) {
  const box = useRef<HTMLElement>(null);
  const { ref } = useController({ name }).field;
  useEffect(
    () => ref({ focus: () => box.current?.querySelector<HTMLElement>('textarea, .ProseMirror')?.focus() }),
    [ref],
  );
  return box;
}
