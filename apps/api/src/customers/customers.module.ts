import { Module } from '@nestjs/common';
import { CustomerAuthController } from './customer-auth.controller.js';
import { CustomersService } from './customers.service.js';

@Module({ controllers: [CustomerAuthController], providers: [CustomersService] })
export class CustomersModule {}
