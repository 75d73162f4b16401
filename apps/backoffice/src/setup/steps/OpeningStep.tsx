import { OpeningPanel } from '../../components/opening/OpeningPanel.js';
import type { Setup } from '../setup-facts.js';
import { StepActions } from '../StepActions.js';

/** What remains, and the door itself. */
export const OpeningStep = ({ setup: { opening }, done }: { setup: Setup; done: boolean }) => (
  <>
    <OpeningPanel opening={opening} />
    <StepActions done={done} />
  </>
);
