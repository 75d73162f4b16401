import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../errors/problem.exception.js';
import { SAFE_METHODS } from './safe-methods.js';

/** Where `@ApiConsumes` writes down what it names. */
const API_CONSUMES = 'swagger/apiConsumes';
const JSON_ALONE = ['application/json'];

/**
 * A route takes JSON, or what its `@ApiConsumes` names. The other types are those that any page's form can send anywhere
 * without being asked first.
 */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (SAFE_METHODS.has(method) || !type) return true;
    const taken = this.reflector.getAllAndOverride<string[] | undefined>(API_CONSUMES, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!(taken ?? JSON_ALONE).includes(type)) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
    return true;
  }
}
