import { createContext, useContext } from 'react';
import type { SetupStep } from './setup-steps.js';

interface SetupWay {
  /** `undefined` at the last step. */
  following: SetupStep | undefined;
  goOn: () => void;
}

export const SetupContext = createContext<SetupWay>({ following: undefined, goOn: () => undefined });

/** What comes after this step, and how to get there. */
export const useSetupWay = () => useContext(SetupContext);
