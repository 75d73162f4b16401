import { Injectable } from '@nestjs/common';
import { unreadByStaff } from '../messages/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';

/** What waits for somebody of staff in the accounts of customers, or for a second one of them. */
@Injectable()
export class WaitingWork {
  constructor(private readonly prisma: PrismaService) {}

  async count() {
    const { billRequest, conversation, deskRequest, statementItem, taxChange } = this.prisma;
    const [openBillRequests, unreadConversations, heldStatements, pendingTaxChanges, waitingApprovals] =
      await Promise.all([
        // A rejected one waits for the customer.
        billRequest.count({ where: { state: { notIn: ['rejected', 'delivered'] } } }),
        conversation.count({ where: unreadByStaff(conversation) }),
        statementItem.count({ where: { state: { in: ['held', 'failed'] } } }),
        taxChange.count({ where: { state: 'pending' } }),
        deskRequest.count({ where: { state: 'waiting' } }),
      ]);
    return { openBillRequests, unreadConversations, heldStatements, pendingTaxChanges, waitingApprovals };
  }
}
