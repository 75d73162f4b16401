import { type ReactNode, useState } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';

interface OpenFileButtonProps {
  /** `openLink` or the like; called in the click itself. */
  open: () => Promise<void>;
  variant?: 'quiet' | 'secondary' | 'primary';
  icon?: ReactNode;
  children: ReactNode;
}

/** Opens a private file, and says so when it can't. */
export function OpenFileButton({ open, variant = 'quiet', icon, children }: OpenFileButtonProps) {
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onClick = () => {
    setOpening(true);
    setFailure(undefined);
    open()
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setOpening(false));
  };
  return (
    <span className="inline-grid justify-items-start">
      <Button
        variant={variant}
        icon={icon}
        loading={opening}
        loadingLabel="Abriendo…"
        className={variant === 'quiet' ? 'px-0!' : undefined}
        onClick={onClick}
      >
        {children}
      </Button>
      <span role="alert" className="max-w-[32ch] text-[0.9rem] leading-snug text-brick empty:hidden">
        {failure}
      </span>
    </span>
  );
}
