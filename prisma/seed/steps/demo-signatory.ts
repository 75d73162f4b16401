import type { SeedContext } from '../context.js';

const demoSignatory = { signatory: 'Lic. Adriana Montemayor Ruiz', position: 'Apoderada legal' };

/** Who signs letters, before the first one is issued. */
export async function seedDemoSignatory({ database }: SeedContext): Promise<number> {
  if ((await database.contractDocument.count()) > 0) return 0;
  const { count } = await database.letterSettings.updateMany({ where: { signatory: null }, data: demoSignatory });
  return count;
}
