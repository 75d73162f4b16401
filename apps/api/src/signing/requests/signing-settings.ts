import { Injectable } from '@nestjs/common';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';

export interface Representative {
  name: string;
  email: string;
  rfc: string;
}

/** Who signs for the lender. */
@Injectable()
export class SigningSettingsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** `null` while nobody is named. */
  async representative(database: Database = this.prisma): Promise<Representative | null> {
    const { representativeEmail, representativeName, representativeRfc } =
      await database.signingSettings.findUniqueOrThrow({ where: { id: '1' } });
    if (!representativeRfc) return null;
    const rfc = this.encryption.decrypt(representativeRfc, 'signing.rfc');
    return { name: representativeName, email: representativeEmail, rfc };
  }
}
