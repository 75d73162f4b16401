import { Module } from '@nestjs/common';
import { StaffAuthController } from './sign-in/staff-auth.controller.js';
import { StepUpController } from './sign-in/step-up.controller.js';
import { StepUpService } from './sign-in/step-up.service.js';
import { StaffService } from './staff.service.js';

@Module({ controllers: [StaffAuthController, StepUpController], providers: [StaffService, StepUpService] })
export class StaffModule {}
