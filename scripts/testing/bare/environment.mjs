import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * A test environment that is Node itself: suites of one process share its globals and what they import, instead of
 * loading three thousand modules each into a context of their own. What a suite says to the process is taken back.
 */
class BareEnvironment {
  global = globalThis;
  fakeTimers = null;
  #before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} config */
  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#before.exit;
    globalThis.console = this.#before.console;
    for (const name of Object.keys(process.env)) if (!(name in this.#before.env)) delete process.env[name];
    Object.assign(process.env, this.#before.env);
  }

  getVmContext = () => null;
  exportConditions = () => [];
}

export { BareEnvironment as default, BareEnvironment as 'module.exports' };
