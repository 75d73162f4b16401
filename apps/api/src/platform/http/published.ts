import { applyDecorators, RequestMethod, SetMetadata, type Type, UseInterceptors } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { FilledTexts } from '../content/filled-texts.js';

const PUBLISHED = 'flota:published';

/**
 * On a controller: its GET routes say what is published, the same to everybody. An answer depends on the content, the
 * path and the query parameters that the route declares in a schema, and is kept as bytes (web/ready-content.ts). The
 * placeholders in its texts are filled, unless it does so itself (`filled: false`).
 */
export const Published = ({ filled = true } = {}) =>
  applyDecorators(SetMetadata(PUBLISHED, true), ...(filled ? [UseInterceptors(FilledTexts)] : []));

export interface PublishedRoute {
  /** As the router has it, e.g. `/api/news/:slug`. */
  path: string;
  /** The query parameters that the route declares. */
  parameters: string[];
}

export function publishedRoutes(app: NestFastifyApplication): PublishedRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers
    .map(({ metatype }) => metatype)
    .filter((type): type is Type => typeof type === 'function' && Reflect.getMetadata(PUBLISHED, type) === true)
    .flatMap(routesOf);
}

function routesOf(controller: Type): PublishedRoute[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const handlers = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(handlers)
    .filter((name) => Reflect.getMetadata(METHOD_METADATA, handlers[name] ?? {}) === RequestMethod.GET)
    .map((name) => {
      const path = Reflect.getMetadata(PATH_METADATA, handlers[name] ?? {}) as string;
      return {
        path: `/${[base, path].filter((part) => part !== '/').join('/')}`,
        parameters: queryOf(controller, name),
      };
    });
}

function queryOf(controller: Type, handler: string): string[] {
  const taken = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { schema?: unknown }
  >;
  return Object.entries(taken)
    .filter(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`))
    .flatMap(([, { schema }]) => {
      if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
      throw new Error(
        `${controller.name}.${handler} must declare its query parameters in a schema: it is kept by them`,
      );
    });
}
