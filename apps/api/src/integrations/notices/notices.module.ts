import { Module } from '@nestjs/common';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { Notices } from './notices.js';

@Module({ imports: [ConnectorsModule], providers: [Notices], exports: [Notices] })
export class NoticesModule {}
