import type { AccountRight } from '@flota/schemas';
import type { ReactNode } from 'react';
import { useOwnAccess } from './use-own-access.js';

interface AllowedProps {
  to: AccountRight;
  children: ReactNode;
}

/** What is shown only to whoever may do it in this account. */
export const Allowed = ({ to, children }: AllowedProps) => (useOwnAccess().may(to) ? children : null);
