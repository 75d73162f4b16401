import { Controller, Get, HttpCode, Options, Param, Query, type Type, UseInterceptors } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CONTENT, type ContentKind, openPageQuerySchema, openPageSchema, openRecordSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { Published } from '../../platform/http/published.js';
import { WhileSiteOpen } from '../../platform/site-opening/while-site-open.js';
import { OpenContent } from './open-content.js';
import { ReadByAnySite } from './read-by-any-site.js';

const BASE = 'api/content/v1';

/** The two routes of one type of content, with its own shape in the description of the API. */
function controllerOf(kind: ContentKind): Type {
  const { one, many } = kind.names;

  @ApiTags('content-api')
  @Public()
  @Published()
  @WhileSiteOpen()
  @UseInterceptors(ReadByAnySite)
  @Controller(`${BASE}/${kind.name}`)
  class ContentApiController {
    constructor(private readonly content: OpenContent) {}

    @Get()
    @ApiOperation({ summary: `Published ${kind.name} (${many})`, description: 'In the order of their ids.' })
    @ApiOkResponse({ standardSchema: openPageSchema(kind) })
    list(@Query({ schema: openPageQuerySchema }) query: z.output<typeof openPageQuerySchema>) {
      return this.content.list(kind, query);
    }

    @Get(':id')
    @ApiOperation({ summary: `One of the published ${kind.name} (${one})` })
    @ApiOkResponse({ standardSchema: openRecordSchema(kind) })
    show(@Param('id') id: string) {
      return this.content.show(kind, id);
    }
  }
  // Routes are told apart by it in logs and in the description.
  Object.defineProperty(ContentApiController, 'name', { value: `ContentApi-${kind.name}Controller` });
  return ContentApiController;
}

/** What a browser asks before it lets another site's script send headers of its own. */
@ApiTags('content-api')
@Public()
@UseInterceptors(ReadByAnySite)
@Controller(BASE)
class ContentApiPreflightController {
  @Options(':kind')
  @HttpCode(204)
  @ApiExcludeEndpoint()
  ofList(): void {}

  @Options(':kind/:id')
  @HttpCode(204)
  @ApiExcludeEndpoint()
  ofRecord(): void {}
}

/** Read-only, every type of content, for whoever shows it somewhere else. */
export const contentApiControllers = [...Object.values(CONTENT).map(controllerOf), ContentApiPreflightController];
