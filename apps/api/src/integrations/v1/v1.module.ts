import { Module } from '@nestjs/common';
import { CallingClientController } from './calling-client.controller.js';
import { TokenController } from './oauth/token.controller.js';
import { TokenRequests } from './oauth/token-requests.js';

/** The API for integrators. */
@Module({ controllers: [CallingClientController, TokenController], providers: [TokenRequests] })
export class V1Module {}
