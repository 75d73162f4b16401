import 'reflect-metadata';
import { Logger } from 'nestjs-pino';
import { ApiModule } from './api.module.js';
import { type Env, ENV } from './platform/config/env.js';
import { createApp } from './platform/http/create-app.js';
import { addOpenApi } from './platform/open-api/open-api.js';
import { hostWeb } from './web/index.js';

try {
  const app = await createApp(ApiModule);
  const { HOST, PORT, APP_URL } = app.get<Env>(ENV);
  addOpenApi(app);
  await hostWeb(app);
  await app.listen(PORT, HOST);
  app.get(Logger).log(`Serving ${APP_URL}`, 'Http');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
