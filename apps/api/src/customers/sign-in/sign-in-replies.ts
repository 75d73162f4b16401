import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Devices } from '../../platform/auth/devices.js';
import { SessionCookies } from '../../platform/auth/session-cookies.js';
import { CustomersService } from '../customers.service.js';
import type { SignInAnswer } from './sign-in-answer.js';
import type { SignInResult, Visitor } from './visitor.js';

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
    if ('ticket' in result) return { secondFactor: 'totp', ticket: result.ticket };
    const { customer, tokens } = result;
    this.cookies.set(request, reply, 'customer', tokens);
    this.devices.remember(reply, this.devices.read(request), customer.id);
    return { jwt: tokens.jwt, customer: this.customers.present(customer) };
  }
}
