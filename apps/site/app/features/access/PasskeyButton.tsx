import type { CustomerSession } from '@flota/schemas';
import { access } from '@flota/texts/site/access';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { useHydrated } from '../../lib/use-hydrated.js';

interface PasskeyButtonProps {
  label: string;
  /** Asks the browser, then the server. */
  enter: () => Promise<CustomerSession>;
  onSignedIn: (session: CustomerSession) => void;
}

/** A way in by a passkey, where the browser knows of such. */
export function PasskeyButton({ label, enter, onSignedIn }: PasskeyButtonProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hydrated = useHydrated();
  // Old browsers, and pages without https.
  if (!hydrated || !('PublicKeyCredential' in window)) return null;
  const ask = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      onSignedIn(await enter());
    } catch (error) {
      setFailure(
        error instanceof Error && error.name === 'PasskeyNotUsed' ? access.passkeyNotUsed : failureText(error),
      );
      setAsking(false);
    }
  };
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        className="max-tablet:w-full"
        icon={<KeyRound aria-hidden size={18} />}
        loading={asking}
        loadingLabel={access.passkeyAsking}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <p role="alert" className="mt-3 font-medium text-brick empty:hidden">
        {failure}
      </p>
    </div>
  );
}
