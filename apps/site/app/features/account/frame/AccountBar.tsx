import {
  Ellipsis,
  FileText,
  House,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  Truck,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { currentLink } from '../../../components/SubNavigation.js';
import type { NavigationLink } from '../../../constants/navigation.js';
import { classNames } from '../../../lib/class-names.js';
import { HOME_LINK, INSURANCE_LINK, MESSAGES_PATH, PAPERS_PATH, PAYMENTS_PATH, UNITS_LINK } from '../account-links.js';
import { MoreSheet } from './MoreSheet.js';
import { UnreadBadge } from './UnreadBadge.js';
import { useFoot } from './use-foot.js';

interface AccountBarProps {
  /** What the lender chose for the menu of the account. */
  menu: readonly NavigationLink[];
  /** Messages. */
  unread: number;
  onPay: () => void;
  onSignOut: () => void;
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [HOME_LINK.to]: House,
  [UNITS_LINK.to]: Truck,
  [PAPERS_PATH]: FileText,
  [MESSAGES_PATH]: MessageCircle,
  [INSURANCE_LINK]: ShieldCheck,
  [PAYMENTS_PATH]: ReceiptText,
};

/** On a phone, within a thumb's reach: what customers come for, and the way to all else. */
export function AccountBar({ menu, unread, onPay, onSignOut }: AccountBarProps) {
  const [open, setOpen] = useState(false);
  const { home, mayPay, links, others } = useFoot();
  const current = currentLink([home, ...links, ...others], useLocation());
  const isBehind = current !== undefined && others.includes(current);
  return (
    <>
      <nav
        aria-label="Mi cuenta, accesos directos"
        data-bottom-bar
        data-account-bar
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:hidden print:hidden"
      >
        <ul className="grid h-[60px] auto-cols-fr grid-flow-col">
          <BarLink link={home} current={current} />
          {mayPay && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={onPay} className={entryLook(false)}>
                <Face icon={Wallet} label="Pagar" />
              </button>
            </li>
          )}
          {links.map((link) => (
            <BarLink key={link.to} link={link} current={current}>
              {link.to === MESSAGES_PATH && <UnreadBadge count={unread} className="absolute top-1.5 left-1/2 ml-1" />}
            </BarLink>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-current={isBehind ? 'true' : undefined}
              onClick={() => setOpen(true)}
              className={entryLook(isBehind)}
            >
              <Face icon={Ellipsis} label="Más" />
            </button>
          </li>
        </ul>
      </nav>
      <MoreSheet
        open={open}
        onClose={() => setOpen(false)}
        links={others}
        current={current}
        menu={menu}
        onSignOut={onSignOut}
      />
    </>
  );
}

/** Letters as wide as a fifth of the narrowest screen allows, however large a reader asked for them. */
const entryLook = (isCurrent: boolean): string =>
  classNames(
    'relative flex h-full w-full cursor-pointer flex-col items-center justify-center gap-0.5 border-t-3 text-[min(0.75rem,3.7vw)] leading-tight whitespace-nowrap!',
    isCurrent ? 'border-amber font-semibold' : 'border-transparent text-muted',
  );

interface BarLinkProps {
  link: NavigationLink;
  current: NavigationLink | undefined;
  children?: ReactNode;
}

function BarLink({ link, current, children }: BarLinkProps) {
  const isCurrent = link === current;
  return (
    <li>
      <Link to={link.to} aria-current={isCurrent ? 'page' : undefined} className={entryLook(isCurrent)}>
        <Face icon={ICONS[link.to] ?? House} label={link.label} />
        {children}
      </Link>
    </li>
  );
}

const Face = ({ icon: Icon, label }: { icon: LucideIcon; label: string }) => (
  <>
    <Icon aria-hidden size={22} />
    {label}
  </>
);
