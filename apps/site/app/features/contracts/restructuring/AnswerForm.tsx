import { useRef, useState } from 'react';
import { failureText } from '../../../api/problem-texts.js';
import { acceptRestructuring, declineRestructuring } from '../../../api/account/restructurings.js';
import { Button } from '../../../components/Button.js';
import { CancelButton } from '../../../components/CancelButton.js';
import { Checkbox } from '../../../components/Checkbox.js';
import { useFocusFollows } from '../../../lib/use-focus.js';
import { forgetAccountData } from '../../account/index.js';
import { TextArea } from '../../forms/index.js';

const MAX_REASON = 500;

interface AnswerFormProps {
  id: string;
  /** Names the figures above, which alone are accepted. */
  shown: string;
  /** The lender has the answer; what is shown is on its way. */
  onAnswered: (answer: 'accepted' | 'declined') => void;
  /** Asks for the figures as they are by now, and says why. */
  onRefused: (failure: string) => Promise<void>;
}

/** Where the customer accepts what they read, or doesn't. */
export function AnswerForm({ id, onAnswered, onRefused, shown }: AnswerFormProps) {
  const [read, setRead] = useState(false);
  const [missing, setMissing] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { inside, opener } = useFocusFollows(declining);
  const [reason, setReason] = useState('');
  const why = useRef<HTMLTextAreaElement>(null);
  const isTooLong = reason.trim().length > MAX_REASON;
  const [working, setWorking] = useState(false);

  const send = async (is: 'accepted' | 'declined', answer: () => Promise<unknown>) => {
    setWorking(true);
    try {
      await answer();
      onAnswered(is);
      // Instalments, alerts and what falls due next are others by now.
      await forgetAccountData();
    } catch (error) {
      setWorking(false);
      await onRefused(failureText(error));
    }
  };
  if (declining) {
    return (
      <form
        noValidate
        className="mt-6 grid max-w-2xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTooLong) why.current?.focus();
          else void send('declined', () => declineRestructuring(id, reason));
        }}
      >
        <p>Su contrato sigue como está. Si quiere otra propuesta, escríbanos en Mensajes.</p>
        <div ref={inside}>
          <TextArea
            label="Por qué no la acepta"
            optional
            rows={2}
            limit={MAX_REASON}
            ref={why}
            error={isTooLong ? `Acorte el motivo a ${MAX_REASON} caracteres.` : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-tablet:w-full" loading={working} loadingLabel="Enviando…">
            Rechazar la propuesta
          </Button>
          <CancelButton onClick={() => setDeclining(false)} />
        </div>
      </form>
    );
  }
  return (
    <form
      noValidate
      className="mt-6 grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!read);
        if (read) void send('accepted', () => acceptRestructuring(id, shown));
      }}
    >
      <Checkbox
        label="Leí las nuevas condiciones y la tabla de pagos, y las acepto."
        checked={read}
        onChange={({ target }) => setRead(target.checked)}
        {...(missing && !read && { error: 'Para continuar, lea las nuevas condiciones y acéptelas.' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="max-tablet:w-full" loading={working} loadingLabel="Enviando…">
          Aceptar la reestructura
        </Button>
        <Button
          ref={opener}
          variant="quiet"
          className="max-tablet:w-full"
          disabled={working}
          onClick={() => setDeclining(true)}
        >
          No la acepto
        </Button>
      </div>
    </form>
  );
}
