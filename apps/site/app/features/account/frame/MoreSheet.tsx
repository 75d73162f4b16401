import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { Dialog, DialogCloseButton } from '../../../components/Dialog.js';
import { NavigationAnchor } from '../../../components/NavigationAnchor.js';
import type { NavigationLink } from '../../../constants/navigation.js';
import { classNames } from '../../../lib/class-names.js';

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  /** Of the account. */
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  /** What the lender chose for the menu of the account. */
  menu: readonly NavigationLink[];
  onSignOut: () => void;
}

const ENTRY = 'flex min-h-12 w-full items-center gap-3 py-2 text-left';

/** Rises from the bar: the rest of the account, and where the lender's menu leads. */
export function MoreSheet({ open, onClose, links, current, menu, onSignOut }: MoreSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="mas-titulo"
      className="mb-0! max-h-[85dvh]! w-screen max-w-none! rounded-b-none! px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
    >
      <div className="flex items-center justify-between">
        <h2 id="mas-titulo" className="heading-card">
          Más de su cuenta
        </h2>
        <DialogCloseButton onClose={onClose} className="-mr-3" />
      </div>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.to} className="border-b border-line">
            <Link
              to={link.to}
              onClick={onClose}
              aria-current={link === current ? 'page' : undefined}
              className={classNames(ENTRY, 'font-semibold', link === current && 'underline underline-offset-4')}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      {menu.length > 0 && (
        <nav aria-labelledby="mas-sitio" className="mt-5">
          <h3 id="mas-sitio" className="text-[0.9rem] tracking-normal text-muted">
            En el sitio
          </h3>
          <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5">
            {menu.map((link) => (
              <li key={link.to + link.label}>
                <NavigationAnchor link={link} onFollow={onClose} className={classNames(ENTRY, 'leading-snug')} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <button
        type="button"
        onClick={onSignOut}
        className={classNames(ENTRY, 'mt-3 cursor-pointer border-t border-line font-semibold')}
      >
        <LogOut aria-hidden size={20} />
        Cerrar sesión
      </button>
    </Dialog>
  );
}
