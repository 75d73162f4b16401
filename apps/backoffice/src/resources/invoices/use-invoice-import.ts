import type { AdminInvoice } from '@flota/schemas';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem, messageOf } from '../../api/problem.js';
import { useProblem } from '../../components/use-problem.js';

/** Sends one file at a time and keeps what became of them; the same invoice again is the same result. */
export function useInvoiceImport() {
  const refresh = useRefresh();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useProblem();
  const [taken, setTaken] = useState<AdminInvoice[]>([]);

  async function take(file: File): Promise<void> {
    setProblem(undefined);
    setSending(file.name);
    try {
      const body = new FormData();
      body.append('xml', file);
      const invoice = await http.json<AdminInvoice>('/api/admin/invoices', { method: 'POST', body });
      setTaken((earlier) => [invoice, ...earlier.filter(({ id }) => id !== invoice.id)]);
      refresh();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(`${file.name}: ${messageOf(error.body.errors?.xml) ?? error.message}`);
    } finally {
      setSending(undefined);
    }
  }

  return { take, sending, problem, taken };
}
