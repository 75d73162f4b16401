import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { deliveries } from './delivery.js';

/** Every connector that takes events is a target, which wants what its class says. It is on while the connector is: a trigger sees to it. */
@Injectable()
export class ConnectorTargets implements OnApplicationBootstrap {
  constructor(private readonly prisma: PrismaService) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const { name, types } of deliveries.all()) {
      await this.prisma.$executeRaw`
        INSERT INTO delivery_target (id, kind, name, types, is_on, updated_at)
        VALUES (gen_random_uuid(), 'connector', ${name}, ${[...types]},
          EXISTS (SELECT FROM connector WHERE name = ${name} AND is_on), now())
        ON CONFLICT (kind, name) DO UPDATE SET types = excluded.types, updated_at = now()
        WHERE delivery_target.types IS DISTINCT FROM excluded.types`;
    }
  }
}
