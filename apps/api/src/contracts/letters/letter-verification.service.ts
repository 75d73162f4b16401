import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import {
  dayInMexico,
  type LetterVerification,
  type letterVerificationRequestSchema,
  todayInMexico,
} from '@flota/schemas';
import type { z } from 'zod';
import { sameText } from '../../platform/crypto/keys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { Ledgers } from '../ledger/ledgers.js';
import { letterStanding } from './letter-standing.js';

const HOUR = 3_600;
/** Of a network: a carrier's customers share one. */
const PER_ADDRESS: Limit = { name: 'letter-verification', points: 60, seconds: HOUR };
/** Of a folio, whether or not there is one: whoever tries out codes gets nowhere. */
const PER_FOLIO: Limit = { name: 'letter-code', points: 20, seconds: HOUR };

/** As many as a bank shows of an account. */
const SHOWN = 4;

/** Tells whoever holds a letter whether it is ours and still says what is so, and nothing that is not on the paper. */
@Injectable()
export class LetterVerificationService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly limiter: RateLimiter,
  ) {}

  async verify(
    { code, folio }: z.output<typeof letterVerificationRequestSchema>,
    address: string,
  ): Promise<LetterVerification> {
    await this.limiter.consume(PER_ADDRESS, address);
    await this.limiter.consume(PER_FOLIO, folio);
    const letter = await this.prisma.contractDocument.findUnique({
      where: { folio },
      include: {
        contract: { select: { number: true, vin: true, clabe: true } },
        restructuring: { select: { shownFigures: true } },
      },
    });
    if (!letter?.code || !sameText(letter.code, code)) return { standing: 'unknown' };
    const { contract, contractId, issuedAt, kind, validUntil, voidedOn, year } = letter;
    return {
      standing: letterStanding(letter, await this.ledgers.read(contractId), todayInMexico()),
      kind,
      year,
      issuedOn: dayInMexico(issuedAt),
      validUntil: validUntil && dayOfColumn(validUntil),
      voidedOn: voidedOn && dayOfColumn(voidedOn),
      contractEnding: contract.number.slice(-SHOWN),
      vinEnding: contract.vin.slice(-SHOWN),
      clabeEnding: kind === 'payoff_letter' ? contract.clabe.slice(-SHOWN) : null,
    };
  }
}
