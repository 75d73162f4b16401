import {
  NOTICE_CHANNEL_NAMES,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  NOTICES,
  type OwnNotices,
} from '@flota/schemas';
import { useRef, useState } from 'react';
import { chooseNotice } from '../../../api/account/notices.js';
import { failureText } from '../../../api/problem-texts.js';

type Choices = OwnNotices['choices'];

interface Said {
  kind: NoticeKind;
  text: string;
  failed?: true;
}

interface NoticeMatrixProps {
  choices: Choices;
  onSaved: (notices: OwnNotices) => void;
}

/** Each kind of notice by each channel: a choice is saved as it is made, and taken back by the same press. */
export function NoticeMatrix({ choices, onSaved }: NoticeMatrixProps) {
  // What was pressed and isn't saved yet, over what the API says.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [said, setSaid] = useState<Said | null>(null);
  // One call after the other, so that the last press is the one that stays.
  const calls = useRef(Promise.resolve());
  const waiting = useRef(0);

  const save = async (kind: NoticeKind, channel: NoticeChannel, wanted: boolean) => {
    try {
      const notices = await chooseNotice({ kind, channel, wanted });
      waiting.current -= 1;
      if (waiting.current > 0) return;
      onSaved(notices);
      setPressed(new Map());
      setSaid({ kind, text: savedText(kind, channel, wanted) });
    } catch (error) {
      waiting.current -= 1;
      setPressed((now) => new Map([...now].filter(([key]) => key !== keyOf(kind, channel))));
      setSaid({ kind, text: failureText(error), failed: true });
    }
  };
  const choose = (kind: NoticeKind, channel: NoticeChannel, wanted: boolean) => {
    setPressed((now) => new Map(now).set(keyOf(kind, channel), wanted));
    setSaid({ kind, text: 'Guardando…' });
    waiting.current += 1;
    calls.current = calls.current.then(() => save(kind, channel, wanted));
  };

  return (
    <ul className="mt-4 border-b border-line">
      {NOTICE_KINDS.map((kind) => (
        <li key={kind} className="border-t border-line py-4">
          <fieldset className="min-w-0 tablet:grid tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center tablet:gap-x-8">
            {/* Within the grid a legend would not be a cell of it. */}
            <legend className="sr-only">{NOTICES[kind].name}</legend>
            <div>
              <p aria-hidden className="font-semibold">
                {NOTICES[kind].name}
              </p>
              <p className="text-[0.9375rem] text-muted">{NOTICES[kind].always ?? NOTICES[kind].text}</p>
            </div>
            <div className="flex flex-wrap gap-x-6 max-tablet:mt-2 tablet:max-w-80">
              {choices
                .filter((choice) => choice.kind === kind)
                .map(({ channel, fixed, wanted }) => (
                  <label
                    key={channel}
                    className="flex min-h-11 min-w-32 cursor-pointer items-center gap-3 has-disabled:cursor-default"
                  >
                    <input
                      type="checkbox"
                      checked={pressed.get(keyOf(kind, channel)) ?? wanted}
                      disabled={fixed}
                      onChange={({ currentTarget }) => choose(kind, channel, currentTarget.checked)}
                      className="size-6 shrink-0 cursor-pointer accent-ink disabled:cursor-default"
                    />
                    {NOTICE_CHANNEL_NAMES[channel]}
                  </label>
                ))}
            </div>
          </fieldset>
          <p role="status" className={`text-[0.9rem] ${said?.failed ? 'text-brick' : 'text-muted'} empty:hidden`}>
            {said?.kind === kind && said.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (kind: NoticeKind, channel: NoticeChannel) => `${kind} ${channel}`;

/** What is so from now on. */
function savedText(kind: NoticeKind, channel: NoticeChannel, wanted: boolean): string {
  const how = { email: 'por correo', whatsapp: 'por WhatsApp', sms: 'por SMS', push: 'en sus dispositivos' }[channel];
  return wanted ? `Guardado. Le avisaremos ${how}.` : `Guardado. Ya no le avisaremos de esto ${how}.`;
}
