import { Global, Module } from '@nestjs/common';
import { ContentVersion } from './content-version.js';

@Global()
@Module({ providers: [ContentVersion], exports: [ContentVersion] })
export class ContentVersionModule {}
