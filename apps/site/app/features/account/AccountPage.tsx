import { ArrowLeft } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Unbroken } from '../../components/Unbroken.js';
import { classNames } from '../../lib/class-names.js';

interface AccountPageProps {
  /** The text of the heading, or a heading of the page's own. */
  title: string | ReactElement;
  lead?: ReactNode;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** Beside the title, where there is room. */
  actions?: ReactNode;
  /** What matters begins right below a smaller heading. */
  dense?: boolean;
  children: ReactNode;
}

/** A page that somebody opens by its address begins at its start, as the browser has it. */
let isFirst = true;

/** What was pressed to get to a page or to another part of it goes with what it stood in, and the focus with it. */
function useHeadingTakesFocus() {
  const { key } = useLocation();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) {
      head.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    isFirst = false;
  }, [key]);
  return head;
}

/** How every page of the account begins. */
export function AccountPage({ title, lead, back, actions, dense = false, children }: AccountPageProps) {
  const head = useHeadingTakesFocus();
  return (
    <>
      {back && (
        <Link to={back.to} className="link -mt-3 mb-3 inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden size={18} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div ref={head}>
          {typeof title === 'string' ? (
            <h1 tabIndex={-1} className={classNames('outline-none', dense ? 'heading-card' : 'heading-section')}>
              {title}
            </h1>
          ) : (
            title
          )}
          {lead && (
            <p className="measure mt-3 text-muted">{typeof lead === 'string' ? <Unbroken>{lead}</Unbroken> : lead}</p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className={dense ? 'mt-4' : 'mt-8'}>{children}</div>
    </>
  );
}
