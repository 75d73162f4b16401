import { formatLongDay, formatMoney } from '@flota/figures';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import {
  brokenPromiseMail,
  paymentPromiseMail,
  promiseMails,
  promiseReminderMail,
} from '@flota/texts/mails/payment-promises';
import { everyMail } from '@flota/texts/mails/every-mail';
import { contractLabel } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

const WITH_CUSTOMER = {
  contract: { include: { customer: { select: { name: true } } } },
} satisfies Prisma.PaymentPromiseInclude;

type Promised = Prisma.PaymentPromiseGetPayload<{ include: typeof WITH_CUSTOMER }>;
type InHand = MailInHand<'payment_promise'>;
type Words = { title: string; preheader: string; told: (values: Values) => string; next: string };
type Values = { amount: string; contract: string; day: string };

/** A mail about a promise, with where its money goes. */
abstract class PromiseMail extends OwedMail<'payment_promise'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected abstract words(): Words;

  override async compose({ about, sender, siteUrl }: InHand): Promise<Letter> {
    const { amount, contract, day }: Promised = await this.prisma.paymentPromise.findUniqueOrThrow({
      where: { id: about.id },
      include: WITH_CUSTOMER,
    });
    const { next, preheader, title, told } = this.words();
    const values = {
      amount: `${formatMoney(amount.toFixed(2))} MXN`,
      contract: contractLabel(contract),
      day: formatLongDay(dayOfColumn(day)),
    };
    const url = siteUrl('contract', { contractId: contract.id });
    return {
      subject: promiseMails.subject({ title, contract: contract.number }),
      title,
      preheader,
      paragraphs: [everyMail.greeting({ name: contract.customer.name }), told(values), next],
      ways: [
        {
          title: promiseMails.way({ contract: values.contract }),
          lines: [
            { label: promiseMails.wayAmount, value: values.amount },
            { label: promiseMails.wayClabe, value: contract.clabe },
            { label: promiseMails.wayReference, value: contract.paymentReference },
          ],
          button: { label: promiseMails.button, url },
        },
      ],
      whyReceived: promiseMails.whyReceived({ company: sender.name }),
    };
  }
}

/** Tells the customer what was noted down. */
@Mail({ name: 'payment-promises.send-receipt', notice: 'formalities' }, 'payment_promise')
export class PaymentPromiseMail extends PromiseMail {
  protected words = (): Words => paymentPromiseMail;
}

/** Reminds the customer the day before. */
@Mail({ name: 'payment-promises.send-reminder', notice: 'formalities' }, 'payment_promise')
export class PromiseReminderMail extends PromiseMail {
  protected words = (): Words => promiseReminderMail;
}

/** Tells the customer that its day passed. */
@Mail({ name: 'payment-promises.send-broken', notice: 'formalities' }, 'payment_promise')
export class BrokenPromiseMail extends PromiseMail {
  protected words = (): Words => brokenPromiseMail;
}
