import { Inject, Injectable } from '@nestjs/common';
import type { NewPasskey, PasskeyAnswer, PasskeyRequest } from '@flota/schemas';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ENV, type Env } from '../../config/env.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';
import type { OwnedPasskey, PasskeyTable } from './passkey-tables.js';

/** For whom a passkey is made. */
interface NewOwner {
  id: string;
  email: string;
  name: string;
}

/** Keys of devices and password managers (WebAuthn), each asking its owner for a finger, a face or a PIN. */
@Injectable()
export class Passkeys {
  private readonly rpId: string;
  private readonly origin: string;

  constructor(
    @Inject(ENV) { APP_URL }: Pick<Env, 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly challenges: PasskeyChallenges,
  ) {
    const { hostname, origin } = new URL(APP_URL);
    this.rpId = hostname;
    this.origin = origin;
  }

  /**
   * What the browser makes a new passkey from.
   *
   * @param rpName who asks for it, as the browser shows it
   */
  async creation(table: PasskeyTable, { id, email, name }: NewOwner, rpName: string): Promise<PasskeyRequest> {
    const { challenge, ticket } = this.challenges.issue(table.kind, 'registration', id);
    const options = await generateRegistrationOptions({
      rpName,
      rpID: this.rpId,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge,
      excludeCredentials: await this.credentialsOf(table, id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ticket, options: { ...options } };
  }

  /** The new passkey as it is stored. 422 `AUTH.PASSKEY_REFUSED` unless it answers this owner's challenge. */
  async created(table: PasskeyTable, ownerId: string, { ticket, name, response }: NewPasskey) {
    const issued = this.challenges.open(table.kind, ticket, 'registration', ownerId);
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
      name,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    };
  }

  /** A challenge for whichever passkey the browser has. */
  anyChallenge(table: PasskeyTable): Promise<PasskeyRequest> {
    return this.ask(table, 'sign-in', null);
  }

  /** A challenge for the passkeys of one owner; `null` when they have none. */
  async challenge(table: PasskeyTable, purpose: ChallengePurpose, ownerId: string): Promise<PasskeyRequest | null> {
    const allowed = await this.credentialsOf(table, ownerId);
    return allowed.length === 0 ? null : this.ask(table, purpose, ownerId, allowed);
  }

  private async ask(
    { kind }: PasskeyTable,
    purpose: ChallengePurpose,
    ownerId: string | null,
    allowCredentials?: Awaited<ReturnType<Passkeys['credentialsOf']>>,
  ): Promise<PasskeyRequest> {
    const { challenge, ticket } = this.challenges.issue(kind, purpose, ownerId);
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge,
      allowCredentials,
      userVerification: 'required',
    });
    return { ticket, options: { ...options } };
  }

  /** The passkey that answered, and whose it is; `null` when the answer is not right, is old, or came before. */
  async proven<Owner extends { active: boolean }>(
    table: PasskeyTable<Owner>,
    { ticket, response }: PasskeyAnswer,
    purpose: ChallengePurpose,
    ownerId: string | null,
  ): Promise<OwnedPasskey<Owner> | null> {
    const issued = this.challenges.open(table.kind, ticket, purpose, ownerId);
    const found = await table.find(this.prisma, response.id);
    if (!issued || !found?.owner.active || (ownerId !== null && found.ownerId !== ownerId)) return null;
    const { passkey } = found;
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
    const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo;
    // A challenge that is older than the passkey's last use may have been answered before: no answer counts twice.
    const isNew = await table.noteUse(this.prisma, passkey.id, new Date(issued.issuedAt), { counter, backedUp });
    return isNew ? found : null;
  }

  private async credentialsOf(table: PasskeyTable, ownerId: string) {
    const passkeys = await table.of(this.prisma, ownerId);
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }
}

export const passkeyRefused = () => new ProblemException(422, 'AUTH.PASSKEY_REFUSED');
