import type { ConversationSatisfaction } from '@flota/schemas';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { http } from '../../../api/client.js';
import { formatCount, formatMonth } from '../../../i18n/format.js';

const nameOf = (month: string): string => formatMonth(`${month}-01`);

/** What customers said last of how they were attended to, and the months before. Nothing until somebody said something. */
export function Satisfaction() {
  const { data: months = [] } = useQuery({
    queryKey: ['conversation-satisfaction'],
    queryFn: ({ signal }) => http.json<ConversationSatisfaction>('/api/admin/conversation-satisfaction', { signal }),
  });
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const [latest] = months;
  if (!latest) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Satisfacción de {nameOf(latest.month)}: {latest.average} de 5
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Cómo dicen los clientes que se les atendió</DialogTitle>
        <DialogContent>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Mes</TableCell>
                <TableCell align="right">Promedio, de 1 a 5</TableCell>
                <TableCell align="right">Bien o muy bien</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {months.map(({ month, count, average, satisfied }) => (
                <TableRow key={month}>
                  <TableCell component="th" scope="row">
                    {nameOf(month)}
                  </TableCell>
                  <TableCell align="right">{average}</TableCell>
                  <TableCell align="right">
                    {formatCount(satisfied)} de {formatCount(count)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
