import { type AccountPeople, type AccountPerson } from '@flota/schemas';
import { useState } from 'react';
import { readPeople } from '../../api/account/people.js';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { useFocusFollows, useFocusOnNews } from '../../lib/use-focus.js';
import { AccountData, AccountPage, PROFILE_PATH, useAccountData } from '../account/index.js';
import { Activity } from './Activity.js';
import { PersonForm } from './PersonForm.js';
import { PersonRow } from './PersonRow.js';

/** Whom the holder of the account lets into it, and what they did. */
export function PeoplePage() {
  const data = useAccountData('people', readPeople);
  return (
    <AccountPage
      title="Personas"
      lead="Dé acceso a su cuenta a quien le ayuda, sin compartir su contraseña. Cada quien ve solo lo que le toca."
      back={{ to: PROFILE_PATH, label: 'Su perfil' }}
    >
      <AccountData data={data} what="las personas de su cuenta">
        {(value, { reload }) => <People {...value} reload={reload} />}
      </AccountData>
    </AccountPage>
  );
}

interface PeopleProps extends AccountPeople {
  reload: () => Promise<void>;
}

function People({ people, reload }: PeopleProps) {
  const [inviting, setInviting] = useState(false);
  const [said, setSaid] = useState('');
  const [changes, setChanges] = useState(0);
  const { inside, opener } = useFocusFollows(inviting);
  const told = useFocusOnNews<HTMLParagraphElement>(changes);
  const tell = (text: string) => {
    setSaid(text);
    setChanges((count) => count + 1);
    void reload();
  };
  const live = people.filter(({ state }) => state !== 'revoked');
  const revoked = people.filter(({ state }) => state === 'revoked');
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 wide:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <section aria-labelledby="con-acceso">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2 id="con-acceso" className="heading-card">
            Con acceso
          </h2>
          {!inviting && (
            <Button
              ref={opener}
              className="max-tablet:w-full"
              onClick={() => {
                setSaid('');
                setInviting(true);
              }}
            >
              Invitar a una persona
            </Button>
          )}
        </div>
        {inviting && (
          <div ref={inside} className="mt-6">
            <PersonForm
              onCancel={() => setInviting(false)}
              onSent={({ email }) => {
                setInviting(false);
                tell(`Enviamos la invitación a ${email}.`);
              }}
            />
          </div>
        )}
        <p
          ref={told}
          tabIndex={-1}
          role="status"
          className="mt-4 font-medium text-agave-deep outline-none empty:hidden"
        >
          {said}
        </p>
        {live.length === 0 ? (
          <EmptyState
            title="Solo usted entra a su cuenta"
            text="Invite a quien paga, a su contador o a quien maneja una unidad. Puede quitarles el acceso en cualquier momento."
          />
        ) : (
          <List people={live} onChanged={tell} />
        )}
        {revoked.length > 0 && (
          <details className="mt-6">
            <summary className="link min-h-11 w-fit cursor-pointer content-center">
              Personas sin acceso ({revoked.length})
            </summary>
            <List people={revoked} onChanged={tell} />
          </details>
        )}
      </section>
      {/* Asked anew after each change. */}
      <Activity key={changes} />
    </div>
  );
}

const List = ({ people, onChanged }: { people: readonly AccountPerson[]; onChanged: (said: string) => void }) => (
  <ul className="mt-6 border-b border-line">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} onChanged={onChanged} />
    ))}
  </ul>
);
