import type { Env } from '../../platform/config/env.js';

export type Status = 'ok' | 'warn' | 'fail';

/** What a check found, and what to do about it where it isn't well. */
export interface Finding {
  status: Status;
  found: string;
  advice?: string;
}

/** What checks look at. */
export interface Patient {
  /** The settings that can be; one that can't is missing here, and named by the check of the settings. */
  env: Partial<Env>;
  /** All of them, as they are written. */
  source: NodeJS.ProcessEnv;
  /** The folder of the backups, if it is told. */
  backups: string | undefined;
}

export interface Check {
  /** For machines: never changes. */
  name: string;
  /** Settings without which there is nothing to look at. */
  needs?: readonly (keyof Env)[];
  /** What it throws is a failure, told in a sentence. */
  examine(patient: Patient): Promise<Finding | null>;
}

export const ok = (found: string): Finding => ({ status: 'ok', found });
export const warn = (found: string, advice: string): Finding => ({ status: 'warn', found, advice });
export const fail = (found: string, advice: string): Finding => ({ status: 'fail', found, advice });
