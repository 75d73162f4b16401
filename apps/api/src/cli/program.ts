import { Command } from '@commander-js/extra-typings';
import { auditCommand } from './commands/audit.command.js';
import { brandCommand } from './commands/brand.command.js';
import { configCommand } from './commands/config.command.js';
import { doctorCommand } from './commands/doctor.command.js';
import { exportCommand } from './commands/export.command.js';
import { importCommand } from './commands/import.command.js';
import { keysCommand } from './commands/keys.command.js';
import { mailCommand } from './commands/mail.command.js';
import { migrateCommand } from './commands/migrate.command.js';
import { demoCommand, seedCommand } from './commands/seed.command.js';
import { staffCommand } from './commands/staff.command.js';
import { statementsCommand } from './commands/statements.command.js';
import { versionCommand } from './commands/version.command.js';
import type { Cli } from './lib/cli.js';

const EXIT_CODES = `
Exit codes: 0 fine, 1 found something wrong, 2 wrong use, 3 settings, 4 something can't be reached, 70 a fault of the
product, 130 interrupted. Each command tells with --help how it is used. The whole account is in docs/cli.md.`;

/** Every command there is. */
export const createProgram = (cli: Cli): Command =>
  new Command('flota')
    .description('Operates an installation of Flota.')
    .showHelpAfterError('(--help tells which commands there are)')
    .addHelpText('after', EXIT_CODES)
    .addCommand(doctorCommand(cli))
    .addCommand(configCommand(cli))
    .addCommand(migrateCommand(cli))
    .addCommand(seedCommand(cli))
    .addCommand(demoCommand(cli))
    .addCommand(staffCommand(cli))
    .addCommand(keysCommand(cli))
    .addCommand(mailCommand(cli))
    .addCommand(brandCommand(cli))
    .addCommand(importCommand(cli))
    .addCommand(exportCommand(cli))
    .addCommand(statementsCommand(cli))
    .addCommand(auditCommand(cli))
    .addCommand(versionCommand(cli));
