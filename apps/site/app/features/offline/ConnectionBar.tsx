import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dayInMexico } from '@flota/schemas';
import { formatInstant, formatTime } from '../../lib/format.js';
import { connection, oldestShown } from './connection.js';

/** Above a page of the account while nobody can be asked: of when its figures are. */
export function ConnectionBar() {
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  const oldest = useSyncExternalStore(oldestShown.subscribe, oldestShown.now, () => 0);
  return (
    <div role="status">
      {lost && (
        <p className="bg-amber text-night">
          <span className="container-page flex items-start gap-3 py-3 font-medium">
            <WifiOff aria-hidden size={20} className="mt-0.5 shrink-0" />
            {oldest > 0 ? `Sin conexión. Así estaba ${seenAt(oldest)}.` : 'Sin conexión.'}
          </span>
        </p>
      )}
    </div>
  );
}

function seenAt(time: number): string {
  const instant = new Date(time);
  const today = dayInMexico(instant) === dayInMexico(new Date());
  return today ? `a las ${formatTime(instant)}` : `el ${formatInstant(instant.toISOString())}`;
}
