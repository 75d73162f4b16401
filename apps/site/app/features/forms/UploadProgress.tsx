import { forms } from '@flota/texts/site/forms';
import { useEffect, useId, useState } from 'react';
import { formatPercent } from '../../lib/format.js';

const SHOW_AFTER_MS = 1_000;

/** How much has been sent; only once sending takes longer than a moment. */
export function UploadProgress({ share }: { share: number }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const percent = Math.round(share * 100);
  return (
    <div>
      <p id={id} className="tabular flex justify-between font-semibold">
        <span role="status">{percent < 100 ? forms.uploading : forms.checking}</span>
        <span aria-hidden>{formatPercent(String(percent))}</span>
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={percent}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded bg-sand-deep [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  );
}
