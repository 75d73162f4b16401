import { common } from '@flota/texts/site/common';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { ACCOUNT_VIEW_ID } from '../lib/account-view.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { classNames } from '../lib/class-names.js';

type Variant = 'primary' | 'secondary' | 'inverse' | 'quiet';
type Size = 'md' | 'lg';

interface Look {
  /** `primary` is for the one main action of a view; `inverse` is the secondary action on ink. */
  variant?: Variant;
  size?: Size;
  /** Drawn after the text. */
  icon?: ReactNode;
}

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-bright active:translate-y-px',
  secondary: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  inverse: 'border-2 border-white/70 text-white hover:border-white hover:bg-white hover:text-ink',
  quiet: 'text-agave-deep underline underline-offset-4 decoration-1 hover:decoration-2',
};

const SIZES: Record<Size, string> = {
  md: 'min-h-13 px-6 text-[0.9375rem]',
  lg: 'min-h-14 px-8 text-base',
};

const look = ({ variant = 'primary', size = 'md' }: Look, extra?: string) =>
  classNames(
    'label-wide inline-flex items-center justify-center gap-3 rounded py-2 text-center leading-tight transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    extra,
  );

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Keeps its width and focus, refuses further clicks and says so to assistive technology. */
  loading?: boolean;
  loadingLabel?: string;
}

export function Button({
  variant,
  size,
  icon,
  loading = false,
  loadingLabel = common.sending,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Of a form that staff only look at: it says why when it is pressed all the same.
  const isOff = useHydrated() && ACCOUNT_VIEW_ID !== null && type === 'submit';
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || isOff || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      className={look({ variant, size }, classNames(loading && 'cursor-progress', isOff && 'opacity-60', className))}
    >
      {loading ? loadingLabel : children}
      {icon}
    </button>
  );
}

interface LinkButtonProps extends Look {
  /** A path of the site, an anchor of the page, or an address that opens in a new tab. */
  to: string;
  className?: string;
  children: ReactNode;
  onClick?: ComponentProps<'a'>['onClick'];
}

export function LinkButton({ variant, size, icon, to, className, children, onClick }: LinkButtonProps) {
  const classes = look({ variant, size }, className);
  if (/^(https?:)?\/\//.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={classes} onClick={onClick}>
        {children}
        <span className="sr-only"> {common.newTab}</span>
        {icon ?? <ExternalLink aria-hidden size={18} />}
      </a>
    );
  }
  if (/^(tel|mailto):/.test(to)) {
    return (
      <a href={to} className={classes} onClick={onClick}>
        {children}
        {icon}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" className={classes} onClick={onClick}>
      {children}
      {icon}
    </Link>
  );
}
