import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { vehicleLine } from '../contracts/index.js';
import { DealerContacts } from '../dealers/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { billStepEmail } from './bill-request-emails.js';
import { addressOf } from './bill-request.presenter.js';
import { type BillStep, renderBillStep } from './bill-step.template.js';

@Injectable()
export class BillStepComposer extends EmailComposer {
  readonly email = billStepEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly dealers: DealerContacts,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, billRequestId: id, createdAt }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no bill request`);
    const { contract, distributor, ...request } = await this.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: {
        contract: { include: { customer: { select: { name: true } } } },
        distributor: { include: { city: { select: { name: true } } } },
        // The step this mail is owed for, however late it leaves: written in one transaction, the mail after it.
        events: { where: { at: { lte: createdAt } }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
      },
    });
    const { state, note } = request.events[0] ?? { state: request.state, note: '' };
    return renderBillStep(senderOf(await this.settings.site()), {
      folio: request.folio,
      name: contract.customer.name,
      contractNumber: contract.number,
      vehicle: vehicleLine(contract),
      state,
      note,
      paper: request.paper as BillStep['paper'],
      distributor: distributor && { ...distributor, address: addressOf(distributor) },
      url: `${this.env.APP_URL}/my-account/bills/factura-del-vehiculo`,
      // In the fragment: it stays in the browser and out of every log.
      dealerUrl: distributor && `${this.env.APP_URL}/distribuidores#contacto=${this.dealers.issue(distributor.slug)}`,
    });
  }
}
