import { Skeleton } from '@mui/material';

interface WaitingProps {
  /** What is on its way: `Cargando el plan`. */
  name: string;
  /** Of what comes, in pixels, so that nothing jumps. */
  height: number;
}

/** Where something will be that is on its way, for the ear too. */
export const Waiting = ({ name, height }: WaitingProps) => (
  <Skeleton variant="rounded" height={height} role="status" aria-label={name} />
);
