import { classNames } from '../../lib/class-names.js';

interface WordmarkProps {
  companyName: string;
  className?: string;
}

/** The sign is a road that draws an F, its middle stroke the lane marking. The name comes from the settings. */
export function Wordmark({ companyName, className }: WordmarkProps) {
  const [first = '', ...rest] = companyName.split(' ');
  return (
    <span className={classNames('inline-flex items-center gap-2.5 font-display leading-none', className)}>
      <svg viewBox="0 0 40 40" width={38} height={38} aria-hidden className="on-ink shrink-0">
        <rect width={40} height={40} rx={4} className="fill-ink stroke-white/25" />
        <path d="M14.2 8H33l-1.7 6.2H18.7L13.8 32H7.5z" fill="#fff" />
        <path d="M19.6 18.4h9.2l-1.7 6.2h-9.2z" className="fill-amber" />
      </svg>
      <span className="flex flex-col gap-1">
        <span className="text-[1.35rem] font-[780] tracking-[-0.02em] [font-stretch:122%]">{first}</span>{' '}
        {rest.length > 0 && (
          <span className="text-[0.7rem] font-medium tracking-[0.13em] uppercase [font-stretch:112%]">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  );
}
