import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { setGlobals } from './globals.mjs';
import { readTypeScript, sourceMaps } from './typescript.mjs';

const require = createRequire(import.meta.url);
const HANDLERS_OF_CIRCUS = Symbol.for('EVENT_HANDLERS');

readTypeScript();
let suites = 0;

/** Jest's view of modules in a bare process: Node imports them, and keeps them from one suite to the next. */
class BareRuntime extends Runtime {
  /** What Jest loads of itself into a suite: the test framework, which remembers a single suite. */
  requireInternalModule(/** @type {string} */ path) {
    delete require.cache[path];
    delete globalThis[HANDLERS_OF_CIRCUS];
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** The suite itself is imported anew even where it was run before, as on watch. */
  unstable_importModule(/** @type {string} */ path) {
    suites += 1;
    return import(`${pathToFileURL(path).href}?suite=${suites}`);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    setGlobals({ ...globals, jest: this.jestGlobals.jestObjectFor(this._testPath) });
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Node's own modules are its own here. */
  installGetBuiltinModule() {}
}

export { BareRuntime as default, BareRuntime as 'module.exports' };
