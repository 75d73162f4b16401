import { dealers } from '@flota/texts/site/dealers';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { type DealerContactData, readDealerContact } from '../../api/dealer-contact.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';

/** The mailbox of a dealer, for whoever has a token for it; asked for only when it is wanted. */
export function DealerContact({ token }: { token: string }) {
  const [contact, setContact] = useState<DealerContactData>();
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailure(undefined);
    await readDealerContact(token).then(setContact, (error: unknown) => setFailure(failureText(error)));
    setAsking(false);
  };
  if (contact) {
    return (
      <p className="flex min-h-11 items-center gap-2">
        <Mail aria-hidden size={18} className="shrink-0" />
        {contact.email ? (
          <a href={`mailto:${contact.email}`} className="link wrap-anywhere">
            {contact.email}
          </a>
        ) : (
          dealers.emailNone
        )}
      </p>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        className="px-0!"
        loading={asking}
        loadingLabel={dealers.emailLoading}
        onClick={() => void ask()}
      >
        {dealers.email}
      </Button>
      <p role="alert" className="text-[0.9rem] text-brick empty:hidden">
        {failure}
      </p>
    </div>
  );
}
