import { Inject, Injectable } from '@nestjs/common';
import { staffFactorNeededSchema, staffSessionSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Devices } from '../../platform/auth/devices.js';
import { mustEnrol } from '../../platform/auth/required-factor.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { StaffService } from '../staff.service.js';
import type { StaffSignInResult, StaffVisitor } from './staff-sign-in.js';

/** A session, or what is missing for one. */
export const staffSignInAnswerSchema = z.union([staffSessionSchema, staffFactorNeededSchema]);
type StaffSignInAnswer = z.output<typeof staffSignInAnswerSchema>;

/** What every way to sign in reads from the request and writes to the answer. */
@Injectable()
export class StaffReplies {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly staff: StaffService,
    private readonly cookies: SessionCookies,
    private readonly devices: Devices,
  ) {}

  visitor(request: FastifyRequest): StaffVisitor {
    const userAgent = request.headers['user-agent'] ?? '';
    return { address: request.ip, userAgent, device: this.devices.read(request) };
  }

  /** Sets the cookies of a session; without one, says what is missing. */
  answer(request: FastifyRequest, reply: FastifyReply, result: StaffSignInResult): StaffSignInAnswer {
    if ('ticket' in result) return result;
    const { account, tokens, marks } = result;
    this.cookies.set(request, reply, 'staff', tokens);
    this.devices.remember(request, reply, account.id);
    const session = { factorAt: marks.factor ? new Date() : null, recovering: marks.recovering ?? false };
    return { jwt: tokens.jwt, staff: this.staff.present(account, mustEnrol(this.env, account.role, session)) };
  }
}
