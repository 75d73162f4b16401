import { Global, Module } from '@nestjs/common';
import { CryptoModule } from '../crypto/crypto.module.js';
import { Audit } from './audit.js';
import { Reveals } from './reveals.js';
import { SecurityEvents } from './security-events.js';

@Global()
@Module({
  imports: [CryptoModule],
  providers: [Audit, Reveals, SecurityEvents],
  exports: [Audit, Reveals, SecurityEvents],
})
export class AuditModule {}
