import type { AccountProfile } from '@flota/schemas';
import { useState } from 'react';
import { beginSecondFactor } from '../../../api/account/profile.js';
import { usePasskeys } from '../passkeys/use-passkeys.js';
import { PasswordCheck } from '../PasswordCheck.js';
import { SavedNote } from '../SavedNote.js';
import { Unfolding } from '../Unfolding.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SetUp, type SetUpFigures } from './SetUp.js';
import { SwitchedOn } from './SwitchedOn.js';

type Step = { at: 'rest' } | { at: 'setup'; figures: SetUpFigures } | { at: 'codes'; codes: string[] };

const REST: Step = { at: 'rest' };

interface SecondFactorProps {
  state: AccountProfile['secondFactor'];
  /** After something about it changed. */
  onChanged: () => void;
}

export function SecondFactor({ state, onChanged }: SecondFactorProps) {
  const [step, setStep] = useState<Step>(REST);
  const [said, setSaid] = useState('');
  const passkeys = usePasskeys();
  const hasPasskeys = passkeys.state === 'ready' && passkeys.value.passkeys.length > 0;
  const showCodes = (codes: string[]) => {
    setSaid('');
    setStep({ at: 'codes', codes });
    onChanged();
  };

  if (step.at === 'setup') {
    return <SetUp figures={step.figures} onConfirmed={showCodes} onCancel={() => setStep(REST)} />;
  }
  if (step.at === 'codes') {
    const keep = () => {
      setSaid('Sus códigos de recuperación quedaron listos. La próxima vez que entre le pediremos también un código.');
      setStep(REST);
    };
    return <RecoveryCodes codes={step.codes} onKept={keep} />;
  }
  return (
    <>
      {state.on ? (
        <SwitchedOn
          state={state}
          hasPasskeys={hasPasskeys}
          onNewCodes={showCodes}
          onOff={() => {
            setSaid(
              hasPasskeys
                ? 'Ya no pedimos el código de su aplicación. Seguimos pidiendo una de sus llaves de acceso.'
                : 'La verificación quedó desactivada. Para entrar basta su contraseña.',
            );
            onChanged();
          }}
        />
      ) : (
        <>
          {hasPasskeys && !said && (
            <p className="mb-5">No está activa: además de su contraseña pedimos una de sus llaves de acceso.</p>
          )}
          <Unfolding label="Activar verificación" onOpen={() => setSaid('')}>
            {(close) => (
              <PasswordCheck
                label="Activar la verificación en dos pasos"
                button="Continuar"
                sendingLabel="Preparando…"
                post={beginSecondFactor}
                onSent={(figures) => setStep({ at: 'setup', figures })}
                onCancel={close}
              />
            )}
          </Unfolding>
        </>
      )}
      <SavedNote>{said}</SavedNote>
    </>
  );
}
