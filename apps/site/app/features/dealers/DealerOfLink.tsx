import { ApiProblem } from '@flota/client';
import { dealers } from '@flota/texts/site/dealers';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DealerContactData } from '../../api/dealer-contact.js';
import { failureText } from '../../api/problem-texts.js';
import { formatPhone, phoneHref } from '../../lib/format.js';

/** Fetched when a link names a dealer: most visitors come without one. */
const readDealerContact = async (token: string) =>
  (await import('../../api/dealer-contact.js')).readDealerContact(token);

const TOKEN = /^#contacto=([\w-]+)$/;

/** The dealer that a mail's link names, above all the others. The token is in the fragment, which no server sees. */
export function DealerOfLink() {
  const { hash } = useLocation();
  const token = TOKEN.exec(hash)?.[1];
  const [answer, setAnswer] = useState<DealerContactData | { failure: string } | null>(null);
  useEffect(() => {
    if (!token) return;
    let gone = false;
    readDealerContact(token).then(
      (contact) => gone || setAnswer(contact),
      (error: unknown) => gone || setAnswer({ failure: explain(error) }),
    );
    return () => void (gone = true);
  }, [token]);
  if (!token || !answer) return null;
  return (
    <section aria-label={dealers.yours} className="container-page pb-10">
      <div role="status" className="border-l-4 border-signal bg-paper p-5 tablet:p-6">
        {'failure' in answer ? (
          <p>{answer.failure}</p>
        ) : (
          <>
            <h2 className="heading-card">{answer.name}</h2>
            <address className="mt-2 leading-snug text-muted not-italic">{answer.address}</address>
            <div className="mt-2 flex flex-wrap items-center gap-x-8">
              <a
                href={phoneHref(answer.phone)}
                className="tabular inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
              >
                <Phone aria-hidden size={18} />
                {formatPhone(answer.phone)}
              </a>
              {answer.email && (
                <a href={`mailto:${answer.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
                  {answer.email}
                </a>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

const explain = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'LINK.EXPIRED' ? dealers.linkExpired : failureText(error);
