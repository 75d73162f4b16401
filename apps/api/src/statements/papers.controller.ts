import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { contractDocumentSchema, interestCertificateRequestSchema, sendPaperSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { ContractsService } from '../contracts/index.js';
import { CustomerOnly } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { CertificatesService } from './certificates.service.js';
import { SendPaperService } from './send-paper.service.js';

/** Papers that customers ask for. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('papers')
@Controller('api/customers')
export class PapersController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly certificates: CertificatesService,
    private readonly papers: SendPaperService,
  ) {}

  /** Interest, or of a pure lease rents, paid in a calendar year: the same figures get the same certificate. */
  @Post('contracts/:id/interest-certificates')
  @CustomerOnly('papers', 'paper.written')
  @ApiCreatedResponse({ standardSchema: contractDocumentSchema })
  async certify(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) contractId: string,
    @Body({ schema: interestCertificateRequestSchema }) { year }: z.output<typeof interestCertificateRequestSchema>,
  ) {
    return this.certificates.write(await this.contracts.own(customer.id, contractId), year);
  }

  /** Mails one of the customer's papers to their own address. */
  @Post('send-bill')
  @CustomerOnly('papers', 'paper.mailed')
  @HttpCode(202)
  async send(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: sendPaperSchema }) paper: z.output<typeof sendPaperSchema>,
  ): Promise<void> {
    await this.papers.send(customer, paper);
  }
}
