import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { askForSigningPage } from '../../api/account/signing.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { useShownAgain } from '../../lib/use-shown-again.js';

/** Leads to the page where the customer signs, which is the provider's own; or says that the way there comes by mail. */
export function SignButton({ id, title }: { id: string; title: string }) {
  const [leaving, setLeaving] = useState(false);
  const [mailed, setMailed] = useState(false);
  const [failure, setFailure] = useState<string>();
  useShownAgain(() => setLeaving(false));
  const onClick = () => {
    setLeaving(true);
    setMailed(false);
    setFailure(undefined);
    askForSigningPage(id)
      .then((url) => {
        if (url !== null) return window.location.assign(url);
        setMailed(true);
        setLeaving(false);
      })
      .catch((error: unknown) => {
        setFailure(failureText(error));
        setLeaving(false);
      });
  };
  return (
    <div className="grid gap-2 max-tablet:w-full">
      <Button icon={<PenLine aria-hidden size={18} />} loading={leaving} loadingLabel="Abriendo…" onClick={onClick}>
        Firmar
        <span className="sr-only"> {title}</span>
      </Button>
      <p role="status" className="max-w-[40ch] text-[0.9rem] leading-snug empty:hidden">
        {mailed &&
          'El enlace para firmar le llega por correo. Si no lo encuentra, revise el correo no deseado o escríbanos.'}
      </p>
      <p role="alert" className="max-w-[40ch] text-[0.9rem] leading-snug text-brick empty:hidden">
        {failure}
      </p>
    </div>
  );
}
