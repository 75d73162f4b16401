import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/**
 * The API's description as JSON at `/api/docs-json`, and to be read and tried at `/api/docs`. Made when somebody first
 * asks, and kept as it leaves: the start does not wait for it, and a thousand who ask cost no more than one.
 */
export function addOpenApi(app: NestFastifyApplication): void {
  let made: OpenAPIObject | undefined;
  let json: string | undefined;
  const description = () => (made ??= describeApi(app));
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/docs-json', (_request, reply) =>
      reply
        .type('application/json')
        .header('cache-control', 'no-cache')
        .send((json ??= JSON.stringify(description()))),
    );
  SwaggerModule.setup('api/docs', app, description, { raw: false });
}
