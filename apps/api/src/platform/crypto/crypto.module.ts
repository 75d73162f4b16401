import { Module } from '@nestjs/common';
import { FieldEncryption } from './field-encryption.js';

@Module({ providers: [FieldEncryption], exports: [FieldEncryption] })
export class CryptoModule {}
