import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { MediaTypeGuard } from '../http/media-type.guard.js';
import { CryptoModule } from '../crypto/crypto.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountViews } from './account-views/account-views.js';
import { MaskedViewInterceptor } from './account-views/masked-view.interceptor.js';
import { Devices } from './devices.js';
import { GuessLimiter } from './guess-limiter.js';
import { ApiClients } from './integrators/api-clients.js';
import { ApiTokens } from './integrators/api-tokens.js';
import { IntegratorAdmission } from './integrators/integrator-admission.js';
import { AccountViewJwtStrategy, CustomerJwtStrategy, StaffJwtStrategy } from './jwt.strategies.js';
import { MemberDeedsInterceptor } from './member-deeds.interceptor.js';
import { OwnCookies } from './own-cookies.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { Passkeys } from './passkeys/passkeys.js';
import { PasswordStrengthController } from './password-strength.controller.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.js';
import { SecondFactorTickets } from './second-factor/second-factor-tickets.js';
import { SessionCookies } from './session-cookies.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

@Global()
@Module({
  imports: [CryptoModule, PassportModule, JwtModule.register({})],
  controllers: [PasswordStrengthController],
  providers: [
    Sessions,
    OwnCookies,
    SessionCookies,
    Devices,
    GuessLimiter,
    SignIn,
    ApiClients,
    ApiTokens,
    IntegratorAdmission,
    SecondFactorCheck,
    SecondFactorTickets,
    PasskeyChallenges,
    Passkeys,
    StaffJwtStrategy,
    CustomerJwtStrategy,
    AccountViews,
    AccountViewJwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: MediaTypeGuard },
    { provide: APP_INTERCEPTOR, useClass: MemberDeedsInterceptor },
    { provide: APP_INTERCEPTOR, useClass: MaskedViewInterceptor },
  ],
  exports: [
    AccountViews,
    OwnCookies,
    Sessions,
    SessionCookies,
    Devices,
    GuessLimiter,
    SignIn,
    SecondFactorCheck,
    SecondFactorTickets,
    Passkeys,
    ApiClients,
    ApiTokens,
  ],
})
export class AuthModule {}
