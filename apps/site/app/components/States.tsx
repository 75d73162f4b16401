import { controls } from '@flota/texts/site/controls';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';
import { Button } from './Button.js';
import { RoadDivider } from './RoadDivider.js';

/** A place that waits for its content. Give it the height of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('skeleton rounded bg-sand-deep', className)} />;
}

interface StateProps {
  title: string;
  /** What happened and what to do. */
  text: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, text, action, headingLevel: Heading = 'h2' }: StateProps) {
  return (
    <div className="max-w-xl py-8">
      <RoadDivider className="mb-6 w-44" />
      <Heading className="heading-card">{title}</Heading>
      <p className="mt-3 text-muted">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

interface ErrorStateProps extends StateProps {
  onRetry?: () => void;
  retryLabel?: string;
  /** Lets customer care find the request in the log. */
  correlationId?: string;
}

export function ErrorState({
  title,
  text,
  action,
  onRetry,
  retryLabel = controls.retry,
  correlationId,
  headingLevel: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div role="alert" className="max-w-xl border-l-4 border-brick bg-paper p-6">
      <Heading className="heading-card">{title}</Heading>
      <p className="mt-3 text-muted">{text}</p>
      {correlationId && <p className="mt-3 text-sm text-muted">{controls.reference({ id: correlationId })}</p>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} icon={<RotateCw aria-hidden size={18} />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
