import type { CustomerPasskeys } from '@flota/schemas';
import { useState } from 'react';
import { readPasskeys } from '../../../api/account/passkeys.js';
import { AccountData, useAccountData } from '../../account/index.js';
import { SavedNote } from '../SavedNote.js';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.js';
import { NewPasskey } from './NewPasskey.js';
import { PasskeyRow } from './PasskeyRow.js';

const MOST = 10;

/** The customer's passkeys: each with its name and its last use, and the way to another one. */
export function Passkeys({ onChanged }: { onChanged: () => void }) {
  const data = useAccountData('passkeys', readPasskeys);
  return (
    <AccountData data={data} what="sus llaves de acceso">
      {({ passkeys }, { reload }) => (
        <List
          passkeys={passkeys}
          onChanged={() => {
            void reload();
            onChanged();
          }}
        />
      )}
    </AccountData>
  );
}

function List({ passkeys, onChanged }: CustomerPasskeys & { onChanged: () => void }) {
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
