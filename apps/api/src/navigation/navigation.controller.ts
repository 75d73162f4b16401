import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { publicNavigationSchema } from '@flota/schemas';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { NavigationService } from './navigation.service.js';

@ApiTags('content')
@Public()
@Published()
@Controller('api/navigation')
export class NavigationController {
  constructor(private readonly navigation: NavigationService) {}

  /** What the menu and the footer hold, on public pages and on those of the account. `null` labels are the product's own. */
  @Get()
  @ApiOkResponse({ standardSchema: publicNavigationSchema })
  published() {
    return this.navigation.published();
  }
}
