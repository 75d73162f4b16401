import { keepCompiled } from './keep-compiled.js';

keepCompiled();
await import('./start-worker.js');
