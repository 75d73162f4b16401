import { common } from '@flota/texts/site/common';
import { useEffect, useId, useState } from 'react';
import { VIDEO_MODAL_DELAY } from '../constants/timings.js';
import { LinkButton } from './Button.js';
import { Dialog, DialogCloseButton } from './Dialog.js';

interface VideoModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A file of ours (`/media/…/video.mp4`), or an https address elsewhere. */
  src: string;
}

/** From elsewhere nothing is loaded: that would tell a third party who visits us, and our policy forbids it. */
const isOwnVideo = (src: string): boolean => /^\/(?!\/)[^?#]+\.(mp4|webm)([?#]|$)/i.test(src);

/** Follows `open` a moment later: both its opening and its closing have a short delay. */
function useDelayed(open: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(open), VIDEO_MODAL_DELAY);
    return () => clearTimeout(timer);
  }, [open]);
  return shown;
}

export function VideoModal({ open, onClose, title, src }: VideoModalProps) {
  const titleId = useId();
  const shown = useDelayed(open);

  return (
    <Dialog
      open={shown}
      leaving={shown && !open}
      onClose={onClose}
      labelledBy={titleId}
      className="on-ink w-[60rem] bg-ink text-white duration-300"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h2 id={titleId} className="heading-card">
          {title}
        </h2>
        <DialogCloseButton onClose={onClose} className="shrink-0" />
      </div>
      {isOwnVideo(src) ? (
        <div className="aspect-video">
          {/* Gone as soon as it is told to close: a video that is taken out of the page stops. */}
          {open && <video controls autoPlay playsInline src={src} className="size-full" />}
        </div>
      ) : (
        <VideoElsewhere src={src} onFollow={onClose} />
      )}
    </Dialog>
  );
}

function VideoElsewhere({ src, onFollow }: { src: string; onFollow: () => void }) {
  const reachable = src.startsWith('https://');
  return (
    <div className="px-5 pt-2 pb-6">
      <p>{reachable ? common.videoElsewhere : common.videoGone}</p>
      {reachable && (
        <LinkButton to={src} onClick={onFollow} className="mt-5">
          {common.videoOpen}
        </LinkButton>
      )}
    </div>
  );
}
