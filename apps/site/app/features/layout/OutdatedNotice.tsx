import { layout } from '@flota/texts/site/layout';
import { useHydrated } from '../../lib/use-hydrated.js';

/**
 * The server marks a page it could only send from before, because its content can't be read now. Reading works;
 * whatever needs the server doesn't.
 */
export function OutdatedNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !document.documentElement.hasAttribute('data-outdated')) return null;
  return (
    <p role="status" className="bg-amber px-5 py-3 text-center text-[0.95rem] font-medium text-night">
      {layout.outdated}
    </p>
  );
}
