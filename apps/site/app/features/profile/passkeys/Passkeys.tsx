import type { AccountProfile, CustomerPasskeys } from '@flota/schemas';
import { useState } from 'react';
import { AccountData } from '../../account/index.js';
import { SavedNote } from '../SavedNote.js';
import { codesLeftWords, FewCodes, RenewCodes } from '../second-factor/CodesLeft.js';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.js';
import { NewPasskey } from './NewPasskey.js';
import { PasskeyRow } from './PasskeyRow.js';
import { usePasskeys } from './use-passkeys.js';

const MOST = 10;

interface PasskeysProps {
  secondFactor: AccountProfile['secondFactor'];
  onChanged: () => void;
}

/** The customer's passkeys: each with its name and its last use, and the way to another one. */
export function Passkeys({ secondFactor, onChanged }: PasskeysProps) {
  const data = usePasskeys();
  return (
    <AccountData data={data} what="sus llaves de acceso">
      {({ passkeys }, { reload }) => (
        <List
          passkeys={passkeys}
          secondFactor={secondFactor}
          onChanged={() => {
            void reload();
            onChanged();
          }}
        />
      )}
    </AccountData>
  );
}

function List({ passkeys, secondFactor: { on, recoveryCodesLeft }, onChanged }: CustomerPasskeys & PasskeysProps) {
  const [said, setSaid] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const changed = (words: string) => {
    setSaid(words);
    onChanged();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mb-6 border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={passkeys.length === 1} onChanged={changed} />
          ))}
        </ul>
      )}
      {/* Where the app shows codes too, they are told of there. */}
      {passkeys.length > 0 && !on && (
        <div className="mb-6">
          <p>{codesLeftWords(recoveryCodesLeft)}</p>
          <FewCodes left={recoveryCodesLeft} />
          <div className="mt-3">
            <RenewCodes
              onNewCodes={(renewed) => {
                setCodes(renewed);
                changed('Sus códigos de recuperación quedaron listos.');
              }}
            />
          </div>
        </div>
      )}
      {passkeys.length < MOST ? (
        <NewPasskey
          onOpen={() => setSaid('')}
          onAdded={({ recoveryCodes }) => {
            if (recoveryCodes) setCodes(recoveryCodes);
            changed('La llave quedó lista: la próxima vez puede entrar con ella.');
          }}
        />
      ) : (
        <p className="text-muted">Tiene diez llaves, que es lo más que guardamos. Quite una para agregar otra.</p>
      )}
      <SavedNote>{said}</SavedNote>
    </>
  );
}
