import { applyDecorators, Header, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody } from '@nestjs/swagger';

/** The route of a controller by which a connected system tells things: signed, and of no browser. */
export const TakesNotices = () =>
  applyDecorators(
    Post('notices'),
    ApiBody({ schema: { type: 'object', additionalProperties: true } }),
    HttpCode(200),
    RouteConfig({ ignoresCookies: true }),
    Header('cache-control', 'no-store'),
  );
