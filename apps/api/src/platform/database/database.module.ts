import { Global, Module } from '@nestjs/common';
import { PrismaService } from './prisma.service.js';
import { RoleCheck } from './role-check.js';

@Global()
@Module({ providers: [PrismaService, RoleCheck], exports: [PrismaService] })
export class DatabaseModule {}
