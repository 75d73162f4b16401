import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { tokenGrantSchema, tokenRefusalSchema, tokenRequestSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../../platform/auth/access.js';
import { jsonSchemaOf } from '../../../platform/open-api/zod-schemas.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { TokenRequests } from './token-requests.js';

/** Where outside systems get a token for their credentials, by OAuth 2.0 (RFC 6749). */
@ApiTags('integrators')
@Controller('api/integrations/v1/oauth')
export class TokenController {
  constructor(private readonly requests: TokenRequests) {}

  @Post('token')
  @ApiOperation({ summary: 'A token for client credentials (RFC 6749)' })
  @HttpCode(200)
  @Public()
  @Header('cache-control', 'no-store')
  @Header('pragma', 'no-cache')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: jsonSchemaOf(tokenRequestSchema, 'input') })
  @ApiOkResponse({ standardSchema: tokenGrantSchema })
  @ApiResponse({ status: 400, description: 'As RFC 6749 tells it', standardSchema: tokenRefusalSchema })
  @ApiResponse({ status: 401, description: 'Not a client, or not any more', standardSchema: tokenRefusalSchema })
  async grant(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.output<typeof tokenGrantSchema> | z.output<typeof tokenRefusalSchema>> {
    const { headers, body, ip } = request;
    try {
      return await this.requests.grant(headers.authorization, body, ip);
    } catch (error) {
      if (!(error instanceof OAuthRefusal)) throw error;
      const { code, description, by } = error;
      if (by === 'basic') void reply.header('www-authenticate', 'Basic realm="flota", charset="UTF-8"');
      void reply.status(code === 'invalid_client' ? 401 : 400);
      return { error: code, ...(description && { error_description: description }) };
    }
  }
}
