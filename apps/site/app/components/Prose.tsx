import { classNames } from '../lib/class-names.js';

interface ProseProps {
  /** Sanitised by the server when it was written. */
  html: string;
  className?: string;
}

/** A figure and its percent sign stay on one line. */
const keepPercents = (html: string) => html.replace(/(\d) %/g, '$1\u00a0%');

/** Text that staff wrote. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div className={classNames('prose-flota', className)} dangerouslySetInnerHTML={{ __html: keepPercents(html) }} />
  );
}
