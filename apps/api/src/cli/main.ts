import { runFlota } from './run.js';

/** In the image, and wherever the settings are the environment. */
await runFlota(process.argv.slice(2), { within: (work) => work(process.env) });
// What was left open, such as a connection that is made anew, must not keep it from ending.
process.exit();
