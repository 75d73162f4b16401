import { controls } from '@flota/texts/site/controls';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { rich } from '../lib/rich.js';
import { Button } from './Button.js';

const CONFIRMED_MS = 4_000;

interface ShareButtonProps {
  title: string;
  /** Of what is shared, with its hash if it has one. */
  path: string;
  variant?: ComponentProps<typeof Button>['variant'];
  label?: string;
  className?: string;
}

/** The phone's own share sheet where there is one, else the address into the clipboard. */
export function ShareButton({
  title,
  path,
  variant = 'secondary',
  label = controls.sharePage,
  className,
}: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(url);
    }
  };

  return (
    <>
      <Button
        variant={variant}
        className={className}
        icon={copied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        onClick={() => void share()}
      >
        {copied ? controls.linkCopied : label}
      </Button>
      <span role="status" className="sr-only">
        {copied && controls.linkCopiedSaid}
      </span>
      {refused && (
        <p className="w-full text-[0.9rem] wrap-anywhere">
          {rich(controls.linkToCopy, { link: () => <span className="select-all">{refused}</span> })}
        </p>
      )}
    </>
  );
}
