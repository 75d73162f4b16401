import type { AdminSalesGoals } from '@flota/schemas';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { laterDialog } from '../../components/later.js';

const GoalsForm = laterDialog(() => import('./GoalsForm.js'));

/** What the lender wants of a month; an administrator says it. */
export function GoalsButton({ goals }: { goals: AdminSalesGoals }) {
  const { canAccess } = useCanAccess({ resource: 'sales-goals', action: 'edit' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Metas
      </Button>
      {isOpen && <GoalsForm goals={goals} onClose={() => setOpen(false)} />}
    </>
  );
}
