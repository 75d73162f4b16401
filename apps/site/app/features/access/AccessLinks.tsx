import { Link } from 'react-router';

interface AccessLink {
  /** What the visitor may be wondering, before the link that answers it. */
  question?: string;
  label: string;
  to: string;
}

/** Below a form about getting into the account: the other ways from here. */
export function AccessLinks({ links }: { links: readonly AccessLink[] }) {
  return (
    <ul className="mt-8 border-t border-line pt-5">
      {links.map(({ question, label, to }) => (
        <li key={to}>
          {question && `${question} `}
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
