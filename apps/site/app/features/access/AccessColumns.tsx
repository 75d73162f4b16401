import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.js';
import { StillInDoubt } from '../../components/page/StillInDoubt.js';

interface AccessColumnsProps {
  /** Title of what stands beside: how to reach a person. */
  help: string;
  children: ReactNode;
}

/** Below the heading of the pages about getting into the account. */
export function AccessColumns({ help, children }: AccessColumnsProps) {
  return (
    <div className="container-page grid gap-x-16 gap-y-14 pb-24 wide:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="max-w-[34rem] min-w-0">{children}</div>
      <div className="flex flex-col overflow-hidden rounded">
        <Picture
          base="/artwork/ciudad"
          alt=""
          sizes="50vw"
          className="hidden min-h-64 w-full grow bg-ink object-cover wide:block"
        />
        <StillInDoubt title={help} joined />
      </div>
    </div>
  );
}
