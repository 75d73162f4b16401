import { Module } from '@nestjs/common';
import { FinderController } from './finder.controller.js';
import { FinderService } from './finder.service.js';

@Module({ controllers: [FinderController], providers: [FinderService] })
export class FinderModule {}
