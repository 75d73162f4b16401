import { type AccountProfile, NOTIFICATIONS } from '@flota/schemas';
import { useRef, useState } from 'react';
import { saveProfile } from '../../api/account/profile.js';
import { failureText } from '../../api/problem-texts.js';
import { Checkbox } from '../../components/Checkbox.js';

type Choices = AccountProfile['notifications'];
type Kind = keyof Choices;

const LABELS: Record<Kind, { label: string; text: string }> = {
  statements: { label: 'Estados de cuenta', text: 'Cada mes, cuando el suyo está listo.' },
  payments: { label: 'Pagos recibidos', text: 'El comprobante de cada pago que aplicamos.' },
  dueDates: { label: 'Vencimientos', text: 'Unos días antes de su próximo pago, y si se atrasa.' },
  messages: { label: 'Respuestas a sus mensajes', text: 'Cuando atención a clientes le contesta.' },
};

interface NotificationChoicesProps {
  choices: Choices;
  onSaved: (profile: AccountProfile) => void;
}

/** Which mails the customer wants: each choice is saved as it is made. */
export function NotificationChoices({ choices, onSaved }: NotificationChoicesProps) {
  const [shown, setShown] = useState(choices);
  const wanted = useRef(choices);
  const [state, setState] = useState<{ kind: Kind; text: string; failed?: true } | null>(null);
  // One call after the other, so that the last choice is the one that stays.
  const calls = useRef(Promise.resolve());

  const want = (kind: Kind, on: boolean) => {
    wanted.current = { ...wanted.current, [kind]: on };
    setShown(wanted.current);
  };
  const save = async (kind: Kind, on: boolean) => {
    try {
      onSaved(await saveProfile({ notifications: wanted.current }));
      setState({ kind, text: 'Guardado.' });
    } catch (error) {
      want(kind, !on);
      const text = failureText(error);
      setState({ kind, text, failed: true });
    }
  };
  const choose = (kind: Kind, on: boolean) => {
    want(kind, on);
    setState({ kind, text: 'Guardando…' });
    calls.current = calls.current.then(() => save(kind, on));
  };

  return (
    <ul className="grid gap-4">
      {NOTIFICATIONS.map((kind) => (
        <li key={kind} className="flex flex-wrap items-start justify-between gap-x-6">
          <Checkbox
            checked={shown[kind]}
            onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
            label={
              <>
                <span className="font-semibold">{LABELS[kind].label}</span>
                <span className="block text-[0.9375rem] text-muted">{LABELS[kind].text}</span>
              </>
            }
          />
          <span
            role="status"
            className={`pl-9 text-[0.9rem] ${state?.failed ? 'text-brick' : 'text-muted'} empty:hidden`}
          >
            {state?.kind === kind && state.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
