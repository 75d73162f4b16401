import { Module } from '@nestjs/common';
import { FormIntake } from './form-intake.js';

@Module({ providers: [FormIntake], exports: [FormIntake] })
export class FormsModule {}
