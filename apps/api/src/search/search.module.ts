import { Module } from '@nestjs/common';
import { SearchIndex } from './search-index.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ controllers: [SearchController], providers: [SearchService, SearchIndex] })
export class SearchModule {}
