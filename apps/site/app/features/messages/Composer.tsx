import { MESSAGE_MAX_LENGTH } from '@flota/schemas';
import { type KeyboardEvent, useRef, useState } from 'react';
import { fieldText } from '../../api/field-texts.js';
import { Button } from '../../components/Button.js';
import { TextArea, useAsksBeforeLeaving } from '../forms/index.js';
import { AttachFiles } from './AttachFiles.js';
import { filesRefusal, MESSAGE_ERRORS } from './message-files.js';
import { type Draft, NO_DRAFT } from './use-draft.js';

interface ComposerProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: (draft: Draft) => void;
}

/** Where the next message is written. */
export function Composer({ draft, onChange, onSend }: ComposerProps) {
  const { text, files } = draft;
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useAsksBeforeLeaving(files.length > 0);

  const fault = faultOf(text.trim());
  const refusal = filesRefusal(files);
  const send = () => {
    setTried(true);
    if (fault) return box.current?.focus();
    if (refusal) return;
    onSend({ text: text.trim(), files });
    onChange(NO_DRAFT);
    setTried(false);
    box.current?.focus();
  };
  const sendByKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };

  return (
    <form
      noValidate
      aria-label="Escribir un mensaje"
      className="grid gap-4 border-t-2 border-ink pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={box}
        label="Su mensaje"
        rows={3}
        limit={MESSAGE_MAX_LENGTH}
        value={text}
        error={tried && fault ? MESSAGE_ERRORS[`text:${fault}`] : undefined}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
        onKeyDown={sendByKeyboard}
      />
      <AttachFiles
        files={files}
        error={refusal ? (MESSAGE_ERRORS[`files:${refusal}`] ?? fieldText(refusal)) : undefined}
        onChange={(chosen) => onChange({ ...draft, files: chosen })}
      />
      <Button type="submit" className="w-full tablet:w-auto tablet:justify-self-start">
        Enviar
      </Button>
    </form>
  );
}

function faultOf(text: string): 'TEXT.REQUIRED' | 'TEXT.TOO_LONG' | null {
  if (text.length < 2) return 'TEXT.REQUIRED';
  return text.length > MESSAGE_MAX_LENGTH ? 'TEXT.TOO_LONG' : null;
}
