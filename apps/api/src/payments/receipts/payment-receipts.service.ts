import { Injectable } from '@nestjs/common';
import { type AccountPayment, todayInMexico } from '@flota/schemas';
import { ContractLetters, LETTERS_LIMIT } from '../../contracts/index.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { PaymentsService } from '../cards/payments.service.js';
import { receiptLetter } from './payment-receipt.js';

interface RenderedReceipt {
  name: string;
  content: Buffer;
}

/** Receipts as PDF. They are set when they are asked for: what a payment paid may change after it. */
@Injectable()
export class PaymentReceipts {
  constructor(
    private readonly payments: PaymentsService,
    private readonly letters: ContractLetters,
    private readonly limiter: RateLimiter,
  ) {}

  /** 404 unless it is of a contract of theirs, and its money came. */
  async render(account: AccountScope, id: string): Promise<RenderedReceipt> {
    const payment = await this.paid(account, id);
    await this.limiter.consume(LETTERS_LIMIT, account.id);
    return this.set(payment);
  }

  /** The same among other papers, of which whoever asks for them has counted how many. */
  async renderOneOfMany(account: AccountScope, id: string): Promise<RenderedReceipt> {
    return this.set(await this.paid(account, id));
  }

  private async paid(account: AccountScope, id: string): Promise<AccountPayment> {
    const payment = await this.payments.show(account, id);
    if (payment.state !== 'paid') throw ProblemException.notFound();
    return payment;
  }

  private async set(payment: AccountPayment): Promise<RenderedReceipt> {
    const parties = await this.letters.parties(payment.contractId);
    const { folio } = payment;
    const letter = receiptLetter({ ...parties, folio, issuedOn: todayInMexico(), payment });
    return { name: `recibo-${folio}.pdf`, content: await this.letters.render(letter) };
  }
}
