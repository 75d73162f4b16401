import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The API's description at `/api/docs`, as JSON at `/api/docs-json`. */
export function addOpenApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Flota')
    .setDescription(
      'Amounts are MXN as decimal strings, rates percent as decimal strings, dates YYYY-MM-DD in Mexico City. Errors are RFC 9457 problem details; one of status 429 says in retryAfterSeconds how long to wait.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description));
}
