import { Inject, Injectable } from '@nestjs/common';
import type { Passkey, StaffAccount } from '@flota/prisma';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '@flota/schemas';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';

/** Who a passkey belongs to, once it has answered a challenge rightly. */
type ProvenPasskey = Passkey & { staff: StaffAccount };

/** Keys of devices and password managers (WebAuthn), each asking its owner for a finger, a face or a PIN. */
@Injectable()
export class Passkeys {
  private readonly rpId: string;
  private readonly origin: string;

  constructor(
    @Inject(ENV) { APP_URL }: Pick<Env, 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly challenges: PasskeyChallenges,
    private readonly settings: SettingsService,
  ) {
    const { hostname, origin } = new URL(APP_URL);
    this.rpId = hostname;
    this.origin = origin;
  }

  /** What the browser makes a new passkey from. */
  async creation({ id, email, name }: Pick<StaffAccount, 'id' | 'email' | 'name'>): Promise<PasskeyRequest> {
    const { challenge, ticket } = this.challenges.issue('registration', id);
    const options = await generateRegistrationOptions({
      rpName: (await this.settings.site()).companyName,
      rpID: this.rpId,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge,
      excludeCredentials: await this.credentialsOf(id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ticket, options: { ...options } };
  }

  /** The new passkey as it is stored. 422 `AUTH.PASSKEY_REFUSED` unless it answers this member's challenge. */
  async created(staffId: string, { ticket, name, response }: NewPasskey) {
    const issued = this.challenges.open(ticket, 'registration', staffId);
    const verified =
      issued &&
      (await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: issued.challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: true,
      }).catch(() => null));
    if (!verified?.verified) throw passkeyRefused();
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      staffId,
      name,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    };
  }

  /** A challenge for the passkeys of a member of staff, or for whichever the browser has; `null` when they have none. */
  async challenge(purpose: ChallengePurpose, staffId: string | null): Promise<PasskeyRequest | null> {
    const allowCredentials = staffId === null ? undefined : await this.credentialsOf(staffId);
    if (allowCredentials?.length === 0) return null;
    const { challenge, ticket } = this.challenges.issue(purpose, staffId);
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge,
      allowCredentials,
      userVerification: 'required',
    });
    return { ticket, options: { ...options } };
  }

  /** The passkey that answered; `null` when the answer is not right, is old, or came before. */
  async proven(
    { ticket, response }: PasskeyAnswer,
    purpose: ChallengePurpose,
    staffId: string | null,
  ): Promise<ProvenPasskey | null> {
    const issued = this.challenges.open(ticket, purpose, staffId);
    const passkey = await this.prisma.passkey.findUnique({
      where: { credentialId: response.id, ...(staffId && { staffId }) },
      include: { staff: true },
    });
    if (!issued || !passkey?.staff.active) return null;
    const verified = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: issued.challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    // A challenge that is older than the passkey's last use may have been answered before: no answer counts twice.
    const { count } = await this.prisma.passkey.updateMany({
      where: { id: passkey.id, OR: [{ usedAt: null }, { usedAt: { lt: new Date(issued.issuedAt) } }] },
      data: { counter: newCounter, backedUp: credentialBackedUp, usedAt: new Date() },
    });
    return count === 1 ? passkey : null;
  }

  private async credentialsOf(staffId: string) {
    const passkeys = await this.prisma.passkey.findMany({ where: { staffId }, orderBy: { createdAt: 'asc' } });
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }
}

export const passkeyRefused = () => new ProblemException(422, 'AUTH.PASSKEY_REFUSED');
