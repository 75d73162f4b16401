import { Global, Module } from '@nestjs/common';
import { CryptoModule } from '../crypto/crypto.module.js';
import { Audit } from './audit.js';
import { SecurityEvents } from './security-events.js';

@Global()
@Module({ imports: [CryptoModule], providers: [Audit, SecurityEvents], exports: [Audit, SecurityEvents] })
export class AuditModule {}
