import type { ReactNode } from 'react';
import type { AccountNeed } from './page-needs.js';
import { useOwnAccess } from './use-own-access.js';

interface AllowedProps {
  to: AccountNeed;
  children: ReactNode;
}

/** What is shown only to whoever may do it in this account. */
export const Allowed = ({ to, children }: AllowedProps) => (useOwnAccess().may(to) ? children : null);
