import { todayInMexico } from '@flota/schemas';
import { DateText } from '../../components/Money.js';
import { useHydrated } from '../../lib/use-hydrated.js';

/** The day of the request. The page itself is kept for everybody, so only the browser can say. */
export function TodayField() {
  const hydrated = useHydrated();
  return (
    <p className="mt-3 mb-8 min-h-[1.6em] text-muted">
      {hydrated && (
        <>
          Fecha de la solicitud:{' '}
          <strong className="text-ink">
            <DateText date={todayInMexico()} />
          </strong>
        </>
      )}
    </p>
  );
}
