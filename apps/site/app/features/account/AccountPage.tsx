import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

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

/** How every page of the account begins. */
export function AccountPage({ title, lead, back, actions, dense = false, children }: AccountPageProps) {
  return (
    <>
      {back && (
        <Link to={back.to} className="link -mt-3 mb-3 inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
          <ArrowLeft aria-hidden size={18} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          {typeof title === 'string' ? <h1 className={dense ? 'heading-card' : 'heading-section'}>{title}</h1> : title}
          {lead && <p className="measure mt-3 text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className={dense ? 'mt-4' : 'mt-8'}>{children}</div>
    </>
  );
}
