import type { ReactNode } from 'react';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

interface NoScriptNoticeProps {
  /** What does not work without scripts. */
  why: string;
  /** End of the sentence that begins with the telephone. */
  otherwise: ReactNode;
}

export function NoScriptNotice({ why, otherwise }: NoScriptNoticeProps) {
  const { phone } = useSite();
  return (
    <noscript>
      <div className="bg-amber text-night">
        <p className="container-page py-4 font-semibold">
          {why} Actívelo en su navegador o llámenos al{' '}
          <a href={phoneHref(phone)} className="whitespace-nowrap underline">
            {phone}
          </a>
          {otherwise}
        </p>
      </div>
    </noscript>
  );
}

export function FormNoScript() {
  const { email } = useSite();
  return (
    <NoScriptNotice
      why="El formulario necesita JavaScript."
      otherwise={
        <>
          {' '}
          o escriba a{' '}
          <a href={`mailto:${email}`} className="wrap-anywhere underline">
            {email}
          </a>
          .
        </>
      }
    />
  );
}
