import { Camera, Upload } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useCamera } from './use-camera.js';

interface PickButtonsProps {
  /** What is picked, as the field is called. */
  label: string;
  /** Types and endings, as the `accept` attribute has them. */
  accept: string;
  /** Photographs are taken too. */
  camera: boolean;
  multiple: boolean;
  /** There is no room for another: nobody tabs to it. */
  full: boolean;
  /** Of the box for files, which stands for the field. */
  box: { ref: Ref<HTMLInputElement>; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  /** What the two say. */
  texts: { choose: string; take: string };
  onPicked: (files: File[]) => void;
  onBlur?: () => void;
}

/** Two of the browser's own boxes, drawn as buttons: the camera on what is held in a hand, and files. */
export function PickButtons({ label, accept, camera, multiple, full, box, texts, onPicked, onBlur }: PickButtonsProps) {
  const hasCamera = useCamera() && camera;
  const pick = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // So that the same file can be chosen again after it was taken out.
    input.value = '';
    if (files.length > 0) onPicked(files);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {hasCamera && (
        <Picker icon={<Camera aria-hidden size={20} />} text={texts.take}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            tabIndex={full ? -1 : undefined}
            aria-label={`${texts.take}, ${label}`}
            onChange={({ currentTarget }) => pick(currentTarget)}
            className={BOX}
          />
        </Picker>
      )}
      <Picker icon={<Upload aria-hidden size={20} />} text={texts.choose}>
        <input
          {...box}
          type="file"
          accept={accept}
          multiple={multiple}
          tabIndex={full ? -1 : undefined}
          aria-label={label}
          onBlur={onBlur}
          onChange={({ currentTarget }) => pick(currentTarget)}
          className={BOX}
        />
      </Picker>
    </div>
  );
}

const BOX = 'absolute inset-0 w-full cursor-pointer opacity-0';

const Picker = ({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) => (
  <span className="relative inline-flex min-h-13 items-center gap-3 rounded border border-dashed border-edge bg-paper px-4 font-semibold text-agave-deep hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave has-aria-invalid:border-2 has-aria-invalid:border-brick">
    {icon}
    {text}
    {children}
  </span>
);
