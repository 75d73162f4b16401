import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A method of a controller that answers an address. */
export interface ControllerRoute {
  /** Lower case, as OpenAPI has it. */
  method: string;
  /** As OpenAPI has it: `/api/quotes/{token}`. */
  path: string;
  controller: Type;
  handler: object;
}

export function controllerRoutes(app: NestFastifyApplication): ControllerRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const types = new Set(controllers.map(({ metatype }) => metatype as Type));
  return [...types].flatMap(routesOf);
}

function routesOf(controller: Type): ControllerRoute[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object | undefined>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (!handler || method === undefined) return [];
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
    return [{ method: RequestMethod[method].toLowerCase(), path: openApiPath(base, path), controller, handler }];
  });
}

const openApiPath = (...parts: string[]): string =>
  `/${parts.flatMap((part) => part.split('/').filter(Boolean)).join('/')}`.replace(/:(\w+)/g, '{$1}');
