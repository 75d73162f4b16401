import { layout } from '@flota/texts/site/layout';
import { SHOWS_SAMPLE } from '../../api/account/sample/shows-sample.js';
import { useHydrated } from '../../lib/use-hydrated.js';

/** Above an account that is nobody's, so that nobody takes its figures for somebody's. */
export function SampleNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !SHOWS_SAMPLE) return null;
  return (
    <p role="status" className="bg-amber px-5 py-3 text-center text-[0.95rem] font-medium text-night">
      {layout.sample}
    </p>
  );
}
