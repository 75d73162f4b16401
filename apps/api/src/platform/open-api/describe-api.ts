import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_SCOPES } from '@flota/schemas';
import { ACCESS, type Access } from '../auth/access.js';
import { REFRESH_COOKIES } from '../auth/session-cookies.js';
import { type Env, ENV } from '../config/env.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { BODY_EXAMPLES } from './examples.js';
import { problemAnswers, problemComponents } from './problem-answers.js';
import { type Operation, resourceOperations } from './resource-operations.js';
import { controllerRoutes } from './routes.js';
import { formBodyOf } from './taken-form.js';
import { convertZod } from './zod-schemas.js';

const ENGINE = '/api/admin/{resource}';
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const DESCRIPTION = `Amounts are MXN as decimal strings, rates percent as decimal strings, dates YYYY-MM-DD in Mexico City.
Errors are RFC 9457 problem details with a stable \`code\`; one of status 429 or 503 says in retryAfterSeconds how long to wait.`;

/**
 * What the API takes and answers, as OpenAPI 3.1: every route of every controller, with the zod schemas that check it, and
 * what the resource engine does with each resource in place of its one generic route.
 */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, settings(app.get<Env>(ENV).APP_URL), {
    standardSchemaConverter: convertZod,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  addProblemComponents(document);
  finishControllers(app, document);
  for (const path of Object.keys(document.paths)) if (path.startsWith(ENGINE)) delete document.paths[path];
  addResources(app.get(ResourceRegistry), document);
  return document;
}

const settings = (appUrl: string) =>
  new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Flota')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer(appUrl)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'customer')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'staff')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'API key or JWT' }, 'integrator')
    .addOAuth2({ type: 'oauth2', flows: { clientCredentials: clientCredentials(appUrl) } }, 'integrator-oauth2')
    .addCookieAuth(REFRESH_COOKIES.customer, { type: 'apiKey', in: 'cookie' }, 'customer-session')
    .addCookieAuth(REFRESH_COOKIES.staff, { type: 'apiKey', in: 'cookie' }, 'staff-session')
    .build();

const clientCredentials = (appUrl: string) => ({
  tokenUrl: new URL('/api/integrations/v1/oauth/token', appUrl).href,
  scopes: Object.fromEntries(API_SCOPES.map((scope) => [scope, scope.replace(':', ', ')])),
});

function addProblemComponents(document: OpenAPIObject): void {
  const { schemas, responses } = problemComponents();
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...schemas },
    responses: { ...document.components?.responses, ...responses },
  };
}

function finishControllers(app: NestFastifyApplication, { paths }: OpenAPIObject): void {
  const reflector = app.get(Reflector);
  for (const { method, path, controller, handler } of controllerRoutes(app)) {
    const operation = paths[path]?.[method as Method];
    if (!operation) continue;
    const access = reflector.getAllAndOverride<Access>(ACCESS, [handler as () => void, controller]);
    const form = formBodyOf(handler);
    if (form) operation.requestBody = form as NonNullable<Operation['requestBody']>;
    finish(operation, { path, method, access });
  }
}

function addResources(registry: ResourceRegistry, { paths }: OpenAPIObject): void {
  for (const { path, method, operation } of registry.all().flatMap(resourceOperations)) {
    const item = (paths[path] ??= {});
    // A controller of its own comes before the engine.
    if (item[method]) continue;
    finish(operation, { path, method, access: { who: 'staff' } });
    item[method] = operation;
  }
}

interface Route {
  path: string;
  method: string;
  access: Access;
}

/** What holds of every operation alike: who may call it, what it is called, how it refuses. */
function finish(operation: Operation, { path, method, access }: Route): void {
  operation.summary ??= wordsOf(operation.operationId ?? '');
  operation.security = securityOf(operation, access);
  operation.parameters = parametersOf(operation);
  addExample(operation);
  const body = operation.requestBody !== undefined;
  const refusals = problemAnswers({
    isOpen: access.who === 'anyone',
    isSafe: method === 'get',
    hasPath: path.includes('{'),
    takes: body || operation.parameters.length > 0,
    body,
  });
  operation.responses = { ...refusals, ...operation.responses };
}

function addExample({ operationId = '', requestBody }: Operation): void {
  const json = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  if (json && Object.hasOwn(BODY_EXAMPLES, operationId)) json.example = BODY_EXAMPLES[operationId];
}

/** A route for everybody may still ask for the cookie of a session, which it then says itself (`@ApiCookieAuth`). */
function securityOf({ security = [] }: Operation, access: Access): NonNullable<Operation['security']> {
  if (access.who === 'anyone') {
    return security.filter((scheme) => Object.keys(scheme).some((name) => name.endsWith('-session')));
  }
  if (access.who !== 'integrator') return [{ [access.who]: [] }];
  return [{ integrator: [] }, { 'integrator-oauth2': access.scope ? [access.scope] : [] }];
}

/** `BillRequestsAdmin.state` reads "Bill requests admin: state". */
const wordsOf = (operationId: string): string => {
  const words = operationId
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split('.')
    .join(': ')
    .replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names of headers mean the same in capitals; what every browser sends by itself is nobody's to fill in. */
function parametersOf({ parameters = [] }: Operation): NonNullable<Operation['parameters']> {
  const seen = new Map<string, object>();
  for (const parameter of parameters) {
    if ('$ref' in parameter || (parameter.in === 'header' && parameter.name === 'user-agent')) continue;
    const key = `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
    const isNamed = parameter.in !== 'header' || parameter.name !== parameter.name.toLowerCase();
    if (!seen.has(key) || isNamed) seen.set(key, isNamed ? parameter : { ...parameter, required: false });
  }
  return [...seen.values()] as NonNullable<Operation['parameters']>;
}
