import type { ReactNode } from 'react';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';

interface AccessColumnsProps {
  /** Title of what stands beside: how to reach a person. */
  help: string;
  children: ReactNode;
}

/** Below the heading of the pages about getting into the account. */
export function AccessColumns({ help, children }: AccessColumnsProps) {
  return (
    <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-[34rem] min-w-0">{children}</div>
      <StillInDoubt title={help} />
    </div>
  );
}
