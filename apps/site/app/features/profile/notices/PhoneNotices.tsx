import { MESSAGE_CHANNEL_NAMES, MESSAGING_AGREEMENTS, type MessageChannel, type OwnMessaging } from '@flota/schemas';
import { useState } from 'react';
import { readMessaging, sayMessaging } from '../../../api/account/profile.js';
import { failureText } from '../../../api/problem-texts.js';
import { Checkbox } from '../../../components/Checkbox.js';
import { formatPhone } from '../../../lib/format.js';
import { useAccountData } from '../../account/index.js';

/** Whether notices come to the telephone too. Nothing where the lender has no such channel, or it can't be asked. */
export function PhoneNotices({ onSaid }: { onSaid: () => void }) {
  const data = useAccountData('messaging', readMessaging);
  if (data.state !== 'ready' || data.value.channels.length === 0) return null;
  const said = (now: OwnMessaging) => {
    data.replace(now);
    onSaid();
  };
  return <Channels {...data.value} onSaid={said} />;
}

function Channels({ phone, channels, onSaid }: OwnMessaging & { onSaid: (now: OwnMessaging) => void }) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h4 className="font-semibold">En su teléfono</h4>
      {phone ? (
        <>
          <p className="mt-1 text-[0.9375rem] text-muted">
            Próximos pagos y pagos recibidos, al {formatPhone(phone)}. Si cambia de teléfono, se lo preguntamos de
            nuevo.
          </p>
          <ul className="mt-4 grid gap-4">
            {channels.map(({ agreed, channel }) => (
              <Channel key={channel} channel={channel} agreed={agreed} onSaid={onSaid} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-[0.9375rem] text-muted">
          Escriba primero su teléfono en <a href="#datos">Datos de contacto</a>.
        </p>
      )}
    </div>
  );
}

interface ChannelProps {
  channel: MessageChannel;
  agreed: boolean;
  onSaid: (now: OwnMessaging) => void;
}

/** Saved as it is chosen; as it was where that fails. */
function Channel({ channel, agreed, onSaid }: ChannelProps) {
  const [shown, setShown] = useState(agreed);
  const [state, setState] = useState<{ text: string; failed?: true; busy?: true } | null>(null);
  const choose = async (wanted: boolean) => {
    setShown(wanted);
    setState({ text: 'Guardando…', busy: true });
    try {
      onSaid(await sayMessaging({ channel, agreed: wanted }));
      setState({
        text: wanted ? 'Guardado. Le avisaremos también por aquí.' : 'Guardado. Ya no le escribiremos por aquí.',
      });
    } catch (error) {
      setShown(!wanted);
      setState({ text: failureText(error), failed: true });
    }
  };
  return (
    <li>
      <Checkbox
        checked={shown}
        disabled={state?.busy}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        label={
          <>
            <span className="font-semibold">{MESSAGE_CHANNEL_NAMES[channel]}</span>
            <span className="block text-[0.9375rem] text-muted">{MESSAGING_AGREEMENTS.profile[channel]}</span>
          </>
        }
      />
      <span role="status" className={`pl-9 text-[0.9rem] ${state?.failed ? 'text-brick' : 'text-muted'} empty:hidden`}>
        {state?.text}
      </span>
    </li>
  );
}
