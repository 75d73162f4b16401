import { embed } from '@flota/texts/site/embed';
import { OpenStep } from '../features/calculator/OpenStep.js';
import { NoScriptNotice } from '../features/forms/NoScriptNotice.js';

/** The steps of the calculator in a distributor's frame. */
export default function EmbeddedSteps() {
  return (
    <>
      <NoScriptNotice text={embed.noScript} />
      <OpenStep />
    </>
  );
}
