import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import { customerSessionSchema, type SecondFactorNeeded, secondFactorNeededSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Device, Devices } from '../../platform/auth/devices.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import type { IssuedTokens } from '../../platform/auth/sessions.js';
import { CustomersService } from '../customers.service.js';

/** Whoever tries to sign in, as the request tells it. */
export interface Visitor {
  address: string;
  userAgent: string;
  device: Device;
}

/** What a right password or link leads to. */
export type SignInResult = { customer: Customer; tokens: IssuedTokens } | SecondFactorNeeded;

/** A session, or what is missing for one. */
export const signInAnswerSchema = z.union([customerSessionSchema, secondFactorNeededSchema]);
type SignInAnswer = z.output<typeof signInAnswerSchema>;

/** What every way to sign in reads from the request and writes to the answer. */
@Injectable()
export class SignInReplies {
  constructor(
    private readonly customers: CustomersService,
    private readonly cookies: SessionCookies,
    private readonly devices: Devices,
  ) {}

  visitor(request: FastifyRequest): Visitor {
    const userAgent = request.headers['user-agent'] ?? '';
    return { address: request.ip, userAgent, device: this.devices.read(request) };
  }

  /** Sets the cookies of a session; without one, says what is missing. */
  answer(request: FastifyRequest, reply: FastifyReply, result: SignInResult): SignInAnswer {
    if ('ticket' in result) return result;
    const { customer, tokens } = result;
    this.cookies.set(request, reply, 'customer', tokens);
    this.devices.remember(request, reply, customer.id);
    return { jwt: tokens.jwt, customer: this.customers.present(customer) };
  }
}
