import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** What was done, read out when it appears. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mt-4 empty:mt-0">
      {children && (
        <p className="flex items-start gap-2 font-medium text-agave-deep">
          <Check aria-hidden size={20} className="mt-1 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
