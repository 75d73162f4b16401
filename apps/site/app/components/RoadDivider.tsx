import { classNames } from '../lib/class-names.js';

/** The dashed road marking between two parts of a page. */
export function RoadDivider({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('road-dashes', className)} />;
}
