import { type Env, readEnv } from '../../platform/config/env.js';
import { CommandFailure } from './command-failure.js';
import { EXIT } from './exit-codes.js';

/** The settings as the product reads them. */
export function settingsOf(source: NodeJS.ProcessEnv): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new CommandFailure(EXIT.settings, (error as Error).message);
  }
}

/** One that a command needs, where it needs no other one. */
export function settingOf(source: NodeJS.ProcessEnv, name: string): string {
  const value = source[name]?.trim();
  if (!value) throw new CommandFailure(EXIT.settings, `${name} is not set. See .env.example.`);
  return value;
}
