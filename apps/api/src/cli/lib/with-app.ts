import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { settingsOf } from './settings.js';

/** Does the work with the product's own services, as the API and the worker have them; serves nothing, works off nothing. */
export async function withApp<Result>(
  source: NodeJS.ProcessEnv,
  work: (app: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  settingsOf(source);
  Object.assign(process.env, source);
  // Most commands do without all that.
  const [{ NestFactory }, { CommandsModule }] = await Promise.all([
    import('@nestjs/core'),
    import('./commands.module.js'),
  ]);
  const app = await NestFactory.createApplicationContext(CommandsModule, { logger: false, abortOnError: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
