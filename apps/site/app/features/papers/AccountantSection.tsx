import type { Accountant } from '@flota/schemas';
import { type FormEvent, useState } from 'react';
import { askAccountant, removeAccountant } from '../../api/account/papers.js';
import { boxFailureText } from '../../api/field-texts.js';
import { Button } from '../../components/Button.js';
import { EmailInput } from '../../components/EmailInput.js';
import { formatDate } from '../../lib/format.js';
import { useFocusOnNews } from '../../lib/use-focus.js';

interface AccountantSectionProps {
  accountant: Accountant | null;
  onChange: (accountant: Accountant | null) => void;
}

/** To whom papers can be sent besides oneself: nothing goes there until its owner said yes. */
export function AccountantSection({ accountant, onChange }: AccountantSectionProps) {
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const news = useFocusOnNews<HTMLHeadingElement & HTMLDivElement>(changes);
  const close = () => {
    setChanging(false);
    setChanges(changes + 1);
  };
  const attempt = async (change: () => Promise<Accountant | null>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await change());
      close();
    } catch (error) {
      setFailure(boxFailureText(error, 'email'));
    } finally {
      setBusy(false);
    }
  };
  const ask = (email: string) => attempt(() => askAccountant(email));
  const remove = () => attempt(() => removeAccountant().then(() => null));
  return (
    <section id="contador" aria-labelledby="contador-titulo" className="scroll-mt-24 pt-8">
      <h2 id="contador-titulo" ref={accountant ? undefined : news} tabIndex={-1} className="heading-card outline-none">
        Su contador
      </h2>
      <p className="measure mt-2 text-muted">
        Guarde aquí su correo y mándele los documentos que elija. Antes le preguntamos si quiere recibirlos.
      </p>
      {accountant && !isChanging ? (
        <div ref={news} tabIndex={-1} className="mt-5 border-y border-line py-4 outline-none">
          <p className="font-semibold break-words">{accountant.email}</p>
          <p role="status" className="text-[0.95rem] text-muted">
            {STATES[accountant.state](accountant)}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {accountant.state === 'asked' && (
              <Button variant="quiet" className="px-0!" loading={busy} onClick={() => void ask(accountant.email)}>
                Enviar la pregunta otra vez
              </Button>
            )}
            <Button variant="quiet" className="px-0!" onClick={() => setChanging(true)}>
              Cambiar el correo
            </Button>
            <Button variant="quiet" className="px-0!" loading={busy} onClick={() => void remove()}>
              Quitar
            </Button>
          </div>
          <p role="alert" className="text-brick empty:hidden">
            {failure}
          </p>
        </div>
      ) : (
        <AccountantForm busy={busy} failure={failure} onAsk={ask} onCancel={isChanging ? close : undefined} />
      )}
    </section>
  );
}

const STATES: Record<Accountant['state'], (accountant: Accountant) => string> = {
  asked: ({ askedUntil }) => `Le preguntamos por correo. Puede confirmarlo hasta el ${formatDate(askedUntil)}.`,
  confirmed: () => 'Confirmado: ya puede enviarle documentos.',
  stopped: () => 'Pidió no recibir más documentos. Cambie el correo para enviarlos a otra persona.',
};

interface AccountantFormProps {
  busy: boolean;
  failure: string | undefined;
  onAsk: (email: string) => Promise<void>;
  onCancel: (() => void) | undefined;
}

function AccountantForm({ busy, failure, onAsk, onCancel }: AccountantFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (!busy) void onAsk(typeof email === 'string' ? email : '');
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-5 grid max-w-2xl gap-4 tablet:grid-cols-[1fr_auto] tablet:items-start"
    >
      <EmailInput
        label="Correo de su contador"
        name="email"
        autoComplete="off"
        autoFocus={onCancel !== undefined}
        error={failure}
      />
      <div className="flex flex-wrap gap-3 tablet:pt-8">
        <Button type="submit" variant="secondary" loading={busy} className="max-tablet:w-full">
          Guardar y preguntarle
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
