import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

const made = new WeakMap<NestFastifyApplication, OpenAPIObject>();

/** The API's description, made when somebody first asks: the start does not wait for it. */
function descriptionOf(app: NestFastifyApplication): OpenAPIObject {
  const known = made.get(app) ?? describeApi(app);
  made.set(app, known);
  return known;
}

/** The API's description as JSON at `/api/docs-json`, and to be read and tried at `/api/docs`. */
export function addOpenApi(app: NestFastifyApplication): void {
  serveDocument(app, '/api/docs-json', (description) => description);
  SwaggerModule.setup('api/docs', app, () => descriptionOf(app), { raw: false });
}

/** Hands out what is made of the description, kept as it leaves: a thousand who ask cost no more than one. */
export function serveDocument(
  app: NestFastifyApplication,
  path: string,
  of: (description: OpenAPIObject) => OpenAPIObject,
): void {
  let json: string | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get(path, (_request, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'no-cache')
        .send((json ??= JSON.stringify(of(descriptionOf(app))))),
    );
}
