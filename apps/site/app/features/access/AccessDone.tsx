import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeading } from '../../components/page/PageHeading.js';

interface AccessDoneProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** In place of a page whose work is done. Takes the focus, so that it is read out. */
export function AccessDone({ title, lead, children }: AccessDoneProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={page} tabIndex={-1} role="status" className="outline-none">
      <PageHeading title={title} lead={lead} />
      <div className="container-page pb-24">{children}</div>
    </div>
  );
}
