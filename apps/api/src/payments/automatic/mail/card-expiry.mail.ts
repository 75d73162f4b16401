import { formatLongDay } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { cardExpiryMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import { contractLabel } from '../../../contracts/index.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { cardWords } from '../cards/card-words.js';
import { endOf } from '../cards/saved-card.presenter.js';

/** A card that ends soon, or has ended, and what is paid with it. */
@Mail({ name: 'payments.send-card-expiry', notice: 'formalities' }, 'saved_card')
export class CardExpiryMail extends OwedMail<'saved_card'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'saved_card'>): Promise<Letter> {
    const card = await this.prisma.savedCard.findUniqueOrThrow({
      where: { id },
      include: {
        customer: { select: { name: true } },
        automaticPayments: { where: { state: 'active' }, include: { contract: true } },
      },
    });
    return cardExpiry(sender, {
      name: card.customer.name,
      card: cardWords(card),
      lastDay: endOf(card) ?? todayInMexico(),
      contracts: card.automaticPayments.map(({ contract }) => contractLabel(contract)),
      url: siteUrl('automaticPayments'),
    });
  }
}

interface EndingCard {
  name: string;
  card: string;
  lastDay: string;
  contracts: string[];
  url: string;
}

export function cardExpiry(sender: Pick<Sender, 'name'>, ending: EndingCard, today = todayInMexico()): Letter {
  const { card, contracts, lastDay, name, url } = ending;
  const values = { card, company: sender.name, day: formatLongDay(lastDay), contracts: contracts.join(', ') };
  const hasEnded = today > lastDay;
  return {
    subject: hasEnded ? texts.subjectEnded(values) : texts.subject(values),
    title: hasEnded ? texts.titleEnded : texts.title,
    preheader: texts.preheader,
    paragraphs: [
      everyMail.greeting({ name }),
      hasEnded ? texts.ended(values) : texts.ends(values),
      contracts.length > 0 ? texts.used(values) : texts.unused,
    ],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived(values),
  };
}
