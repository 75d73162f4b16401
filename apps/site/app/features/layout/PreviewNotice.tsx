import { layout } from '@flota/texts/site/layout';
import { rich } from '../../lib/rich.js';
import { useHydrated } from '../../lib/use-hydrated.js';

/** The server marks what staff are shown of a site that is closed to everybody else. */
export function PreviewNotice() {
  const hydrated = useHydrated();
  if (!hydrated || !document.documentElement.hasAttribute('data-preview')) return null;
  return (
    <p role="status" className="bg-amber px-5 py-3 text-center text-[0.95rem] font-medium text-night">
      {rich(layout.preview, {
        missing: (text) => (
          <a href="/admin" className="inline-flex min-h-6 items-center underline underline-offset-4">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
