import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { ContentAgenda } from '@flota/schemas';
import { StaffMay } from '../../platform/auth/access.js';
import { ContentAgendas } from './content-agenda.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/content-agenda')
export class ContentAgendaController {
  constructor(private readonly agendas: ContentAgendas) {}

  /** What begins and ends on the site by its dates, and the legal texts that nobody has read. */
  @Get()
  @StaffMay('content-agenda', 'show')
  show(): Promise<ContentAgenda> {
    return this.agendas.read();
  }
}
