import { controls } from '@flota/texts/site/controls';
import { Button } from './Button.js';

export function CancelButton({ onClick, disabled }: { onClick: () => void; disabled?: boolean }) {
  return (
    <Button variant="quiet" onClick={onClick} disabled={disabled} className="px-4! max-tablet:w-full">
      {controls.cancel}
    </Button>
  );
}
