import { Module } from '@nestjs/common';
import { CspReportsController } from './csp-reports.controller.js';

@Module({ controllers: [CspReportsController] })
export class CspReportsModule {}
