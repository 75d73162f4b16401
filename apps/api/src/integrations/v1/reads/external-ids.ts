import { Injectable } from '@nestjs/common';
import type { ExternalKind } from '@flota/prisma';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { namesOf, recordsNamed } from '../../external-references/external-references.js';

type Client = Pick<CurrentIntegrator, 'id'>;

/** What a client calls the records that it brought. */
@Injectable()
export class ExternalIds {
  constructor(private readonly prisma: PrismaService) {}

  /** The client's own name of each record, `null` for those that it never named. */
  async of(
    client: Client,
    kind: ExternalKind,
    recordIds: readonly string[],
  ): Promise<(id: string | null) => string | null> {
    const names = await namesOf(this.prisma, { system: client.id, kind }, recordIds);
    return (id) => (id === null ? null : (names.get(id) ?? null));
  }

  /** Which records a name is of: `undefined` when none was asked for, none where nothing has that name. */
  async named(client: Client, kind: ExternalKind, name: string | undefined): Promise<{ in: string[] } | undefined> {
    if (name === undefined) return undefined;
    const records = await recordsNamed(this.prisma, { system: client.id, kind }, [name]);
    return { in: [...records.values()] };
  }
}
