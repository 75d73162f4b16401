import { ArrowLeft, ArrowRight } from 'lucide-react';

interface ArrowProps {
  direction: 'previous' | 'next';
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** Of a row that ends. At its end the arrow says so and keeps the focus, which a disabled button would lose. */
export function Arrow({ direction, label, disabled, onPress }: ArrowProps) {
  const Icon = direction === 'previous' ? ArrowLeft : ArrowRight;
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
      className="grid size-13 shrink-0 cursor-pointer place-items-center rounded border-2 border-ink transition-colors hover:bg-ink hover:text-white aria-disabled:cursor-not-allowed aria-disabled:border-edge aria-disabled:bg-transparent aria-disabled:text-edge"
    >
      <Icon aria-hidden size={22} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
