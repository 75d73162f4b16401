import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, ownCollectorSchema, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { collectorsOf } from './in-force.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** A customer sees who may look for them about a contract. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('money')
@Controller('api/customers')
export class OwnCollectorController {
  constructor(private readonly prisma: PrismaService) {}

  /** The agency that collects it today; `null` where the lender's own staff does. */
  @Get('contracts/:id/collector')
  @InView()
  @ApiOkResponse({ standardSchema: ownCollectorSchema })
  async ofContract(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) contractId: string) {
    const own = await this.prisma.contract.count({ where: { id: contractId, customerId: customer.id } });
    if (own === 0) throw ProblemException.notFound();
    const collectors = await collectorsOf(this.prisma, [contractId], todayInMexico());
    return { collector: collectors.get(contractId) ?? null };
  }
}
