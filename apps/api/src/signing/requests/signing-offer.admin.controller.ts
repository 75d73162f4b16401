import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, signingOfferSchema } from '@flota/schemas';
import { z } from 'zod';
import { presentDocument } from '../../contracts/index.js';
import { StaffMay } from '../../platform/auth/access.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { SigningProviders } from '../provider/signing-providers.js';
import { SigningSettingsService } from './signing-settings.js';

const contractId = z.uuid(fieldCode('ID.INVALID'));

/** What can be asked to be signed of a contract, and by whom. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts/:id/signing-offer')
export class SigningOfferAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly providers: SigningProviders,
    private readonly settings: SigningSettingsService,
  ) {}

  @Get()
  @StaffMay('signing-requests', 'create')
  @ApiOkResponse({ standardSchema: signingOfferSchema })
  async offer(@Param('id', { schema: contractId }) id: string): Promise<z.output<typeof signingOfferSchema>> {
    const contract = await this.prisma.contract.findUnique({
      where: { id },
      include: {
        taxProfile: true,
        customer: true,
        documents: { where: { voidedOn: null }, orderBy: { issuedAt: 'desc' } },
      },
    });
    if (!contract) throw ProblemException.notFound();
    const provider = await this.providers.open();
    const representative = await this.settings.representative();
    return {
      provider: provider && { title: provider.title, isLegal: provider.isLegal },
      signer: { name: contract.taxProfile.legalName, email: contract.customer.email },
      representative: representative?.name ?? null,
      letters: contract.documents.map((each) => {
        const { folio, id: letterId, issuedAt, kind } = presentDocument(each);
        return { id: letterId, folio, kind, issuedAt };
      }),
    };
  }
}
