import { controls } from '@flota/texts/site/controls';
import { Button } from './Button.js';

export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick} className="px-4! max-tablet:w-full">
      {controls.cancel}
    </Button>
  );
}
