import { Injectable, Logger } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { OutboundCall } from '../gateway/outbound-http.js';

/** The log of calls to outside systems. */
@Injectable()
export class ConnectorCalls {
  private readonly logger = new Logger('Connectors');

  constructor(private readonly prisma: PrismaService) {}

  /** A call that went well is not undone because it could not be noted. */
  async note(connector: string, { about, ...call }: OutboundCall): Promise<void> {
    try {
      await this.prisma.connectorCall.create({
        data: { connector, ...call, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null },
      });
    } catch (error) {
      this.logger.warn({ err: error, connector }, 'A call could not be noted');
    }
  }
}
