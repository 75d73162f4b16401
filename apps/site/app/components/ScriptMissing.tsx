import { controls } from '@flota/texts/site/controls';
import { ErrorState } from './States.js';

/** In place of a part of the page whose code did not arrive. */
export function ScriptMissing({ title }: { title: string }) {
  return (
    <ErrorState
      headingLevel="h3"
      title={title}
      text={controls.scriptMissing}
      // A browser may remember that a script failed, so asking for it again is not enough.
      onRetry={() => window.location.reload()}
      retryLabel={controls.reload}
    />
  );
}
