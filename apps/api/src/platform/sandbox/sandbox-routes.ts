import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SANDBOX_POLICY } from './sandbox-styles.js';

const HTML = 'text/html; charset=utf-8';
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': SANDBOX_POLICY,
  'referrer-policy': 'no-referrer',
};

/** Of a route that answers with a hosted page of a sandbox. */
export const SandboxPage = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ content: { 'text/html': {} } }),
    Header('content-type', HTML),
    ...Object.entries(HEADERS).map(([name, value]) => Header(name, value)),
  );

/** Of the route that such a page sends its form to. No cookie is looked at, so none can be misused. */
export const SandboxForm = (sentTo: string): MethodDecorator =>
  applyDecorators(
    ApiConsumes('application/x-www-form-urlencoded'),
    ApiResponse({ status: 303, description: sentTo }),
    RouteConfig({ ignoresCookies: true }),
  );

/** The page once more, with what is wrong. */
export async function showAgain(reply: FastifyReply, status: number, page: string): Promise<void> {
  await reply.status(status).type(HTML).headers(HEADERS).send(page);
}
