import { shortNameOf, sizeOfBrandPicture } from '@flota/schemas';
import { classNames } from '../../lib/class-names.js';
import { useSite } from '../../lib/use-site.js';

interface WordmarkProps {
  /** What it stands on. */
  ground: 'light' | 'dark';
  className?: string;
}

/** Longer names give way to the short one. */
const LONGEST = 20;

/** The lender's logo, or its sign and its name. Whatever its width, it leaves what stands beside it its place. */
export function Wordmark({ ground, className }: WordmarkProps) {
  const { companyName, look, shortName } = useSite();
  const logo = look.logo[ground] ?? look.logo.light ?? look.logo.dark;
  if (logo) {
    const { width, height } = sizeOfBrandPicture(logo);
    const onPlate = look.logo[ground] === null;
    return (
      <span className={classNames('inline-flex min-w-0 items-center', className)}>
        <img
          src={logo}
          alt={companyName}
          width={width}
          height={height}
          className={classNames(
            'h-auto max-h-10 w-auto max-w-full min-w-0 object-contain tablet:max-h-11',
            onPlate && (ground === 'dark' ? 'rounded bg-white p-1.5' : 'rounded bg-night p-1.5'),
          )}
        />
      </span>
    );
  }
  const name = companyName.length > LONGEST ? shortNameOf({ companyName, shortName }) : companyName;
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-2.5 font-display leading-none', className)}>
      <Sign path={look.sign} />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="truncate py-0.5 text-[1.35rem] font-[780] tracking-[-0.02em] [font-stretch:122%]">
          {first}
        </span>{' '}
        {rest.length > 0 && (
          <span className="truncate text-[0.7rem] font-medium tracking-[0.13em] uppercase [font-stretch:112%]">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  );
}

/** Of a lender without one: the road to the horizon. */
function Sign({ path }: { path: string | null }) {
  if (path) return <img src={path} alt="" width={38} height={38} className="size-9.5 shrink-0 object-contain" />;
  return (
    <svg viewBox="0 0 40 40" width={38} height={38} aria-hidden className="on-ink shrink-0">
      <rect width={40} height={40} rx={4} className="fill-ink stroke-white/25" />
      <path d="M17.5 8h5L34 32H6z" fill="#fff" />
      <path d="M19.3 11h1.4l.3 4h-2zm-.6 7h2.6l.4 5h-3.4zm-.7 8h4l.4 6h-4.8z" className="fill-amber" />
    </svg>
  );
}
