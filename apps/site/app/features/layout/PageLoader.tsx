import { layout } from '@flota/texts/site/layout';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LOADER_CLOSE } from '../../constants/timings.js';

/** A page that is there sooner needs no loader. */
const OPEN_AFTER = 250;

/** Over the page while the next one is on its way. Closing: it fades, and is gone after 350 ms. */
export function PageLoader() {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(loading), loading ? OPEN_AFTER : LOADER_CLOSE);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!shown) return null;
  return (
    <div
      role="status"
      data-open={loading || undefined}
      className="fixed inset-0 z-40 grid place-items-center bg-sand/80 opacity-0 transition-opacity duration-300 data-open:opacity-100"
    >
      <div className="w-56">
        <div className="page-loader road-dashes" />
        <p className="label-wide mt-4 text-center text-[0.875rem]">{layout.loading}</p>
      </div>
    </div>
  );
}
