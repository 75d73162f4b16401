import type { Actor } from '../../platform/audit/audit.js';

/** In the audit log: whoever runs a command is known to the machine and not to us. */
export const operator = (command: string): Actor => ({
  id: '00000000-0000-0000-0000-000000000000',
  email: `flota ${command}`,
});
