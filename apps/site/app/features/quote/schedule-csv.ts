import type { Instalment, PlanKind } from '@flota/schemas';

interface ScheduleColumn {
  title: string;
  field: Exclude<keyof Instalment, 'number'>;
}

/** How a pure lease's rent splits into capital and interest is the lessor's own view, so its table leaves that out. */
export function scheduleColumns(kind: PlanKind): readonly ScheduleColumn[] {
  if (kind === 'pure_lease') {
    return [
      { title: 'Renta sin IVA', field: 'base' },
      { title: 'IVA', field: 'vat' },
      { title: 'Renta con IVA', field: 'total' },
    ];
  }
  return [
    { title: 'Capital', field: 'capital' },
    { title: 'Intereses', field: 'interest' },
    { title: 'IVA', field: 'vat' },
    { title: 'Pago total', field: 'total' },
    { title: 'Saldo', field: 'balance' },
  ];
}

/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

export function scheduleCsv(kind: PlanKind, schedule: readonly Instalment[]): string {
  const columns = scheduleColumns(kind);
  const rows = [
    ['Número', ...columns.map(({ title }) => title)],
    ...schedule.map((instalment) => [String(instalment.number), ...columns.map(({ field }) => instalment[field])]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.join(',')}\r\n`).join('');
}
