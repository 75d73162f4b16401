import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ProblemException } from '../errors/problem.exception.js';
import { isFromInside } from './inside-call.js';
import { SiteState } from './site-state.js';
import { StaffPreview } from './staff-preview.js';
import { WHILE_SITE_OPEN } from './while-site-open.js';

/** Stands before what only an open site does. */
@Injectable()
export class SiteOpenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly site: SiteState,
    private readonly preview: StaffPreview,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const marked = this.reflector.getAllAndOverride<boolean | undefined>(WHILE_SITE_OPEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!marked || this.site.isSurelyOpen) return true;
    const { headers, cookies } = context.switchToHttp().getRequest<FastifyRequest>();
    // A page that may be shown now is rendered with what it needs.
    if (isFromInside(headers) || (await this.site.now()).isOpen || (await this.preview.isStaff(cookies))) return true;
    throw new ProblemException(503, 'SITE.CLOSED');
  }
}
