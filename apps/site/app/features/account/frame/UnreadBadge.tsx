import { classNames } from '../../../lib/class-names.js';

/** How many messages were not read; nothing where all were. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'tabular grid h-[18px] min-w-[18px] place-items-center rounded-full bg-brick px-1 text-[11px] leading-none font-bold text-paper',
        className,
      )}
    >
      <span aria-hidden>{count > 9 ? '9+' : count}</span>
      <span className="sr-only">, {count === 1 ? 'uno sin leer' : `${count} sin leer`}</span>
    </span>
  );
}
