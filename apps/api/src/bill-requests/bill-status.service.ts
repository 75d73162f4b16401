import { Injectable } from '@nestjs/common';
import type { AccountBillRequest, BillEligibility, BillRequestState, billDistributorsSchema } from '@flota/schemas';
import type { z } from 'zod';
import { contractLabel, vehicleLine } from '../contracts/index.js';
import { DealerContacts } from '../dealers/index.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { blockOf } from './bill-eligibility.js';
import { openRfc, presentBillRequest, WHOLE_REQUEST, type WholeRequest } from './bill-request.presenter.js';

/** While the customer has something to ask the distributor. */
const AT_DISTRIBUTOR: readonly BillRequestState[] = ['sent_to_distributor', 'ready_for_pickup'];

/** What customers read about the bills of their vehicles. */
@Injectable()
export class BillStatusService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly dealers: DealerContacts,
  ) {}

  /** Newest first: of a contract, the first one is the one that counts. */
  async requests(customerId: string, contractId?: string): Promise<AccountBillRequest[]> {
    const requests = await this.prisma.billRequest.findMany({
      where: { contract: { customerId }, contractId },
      include: WHOLE_REQUEST,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return requests.map((request) => this.present(request));
  }

  present(request: WholeRequest): AccountBillRequest {
    const { distributorSlug } = request;
    return {
      ...presentBillRequest(request, openRfc(this.encryption, request)),
      dealerContact:
        distributorSlug && AT_DISTRIBUTOR.includes(request.state) ? this.dealers.issue(distributorSlug) : null,
    };
  }

  async eligibility(customerId: string): Promise<BillEligibility> {
    const contracts = await this.prisma.contract.findMany({
      where: { customerId },
      include: { taxProfile: true, billRequests: true, instalments: { where: { kind: 'purchase_option' } } },
      orderBy: { signedOn: 'asc' },
    });
    return {
      contracts: contracts.map((contract) => {
        const { rfc, legalName, postalCode } = contract.taxProfile;
        const blockedBy = blockOf(contract);
        return {
          contractId: contract.id,
          label: contractLabel(contract),
          vehicle: vehicleLine(contract),
          eligible: blockedBy === null,
          blockedBy,
          name: legalName,
          rfc: this.encryption.decrypt(rfc, 'tax_profile.rfc'),
          zipcode: postalCode,
        };
      }),
    };
  }

  /** Where a bill can be picked up, by name. */
  async distributors(stateId?: string): Promise<z.output<typeof billDistributorsSchema>> {
    const rows = await this.prisma.distributor.findMany({
      where: { active: true, stateId },
      include: { city: { select: { name: true } }, state: { select: { name: true } } },
    });
    const distributors = rows.map(({ slug, name, address, phone, city, state }) => ({
      slug,
      name,
      address,
      phone,
      city: city.name,
      state: state.name,
    }));
    return { distributors: distributors.sort((a, b) => a.name.localeCompare(b.name, 'es-MX')) };
  }
}
