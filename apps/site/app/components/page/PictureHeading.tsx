import type { ReactNode } from 'react';
import { Picture } from '../Picture.js';
import { artworkTone, isArtwork } from '../../constants/artwork.js';
import { classNames } from '../../lib/class-names.js';

interface PictureHeadingProps {
  title: string;
  lead: ReactNode;
  image: string;
  action?: ReactNode;
}

/** How a page with a picture begins: the heading stands in the sky of the scene. */
export function PictureHeading({ title, lead, image, action }: PictureHeadingProps) {
  const night = artworkTone(image) === 'night';
  return (
    <div
      className={classNames('relative isolate overflow-hidden', night ? 'on-ink bg-ink text-white' : 'bg-sand-deep')}
    >
      <Picture
        base={image}
        mobileBase={isArtwork(image) ? `${image}-mobile` : image}
        alt=""
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      {/* The scene is cut to the height of the text, which may reach below its sky. */}
      <div
        className={classNames(
          'absolute inset-0 -z-10 bg-linear-to-b to-60% to-transparent desktop:bg-linear-to-r desktop:to-75%',
          night ? 'from-ink via-ink/80 via-35%' : 'from-sand-deep via-sand-deep/80 via-35%',
        )}
      />
      <div className="container-page pt-12 pb-56 desktop:min-h-[31rem] desktop:pt-20 desktop:pb-52">
        <h1 className="heading-hero max-w-[18ch]">{title}</h1>
        <p className="mt-5 max-w-[50ch] text-lg leading-snug font-medium">{lead}</p>
        {action && <div className="mt-7">{action}</div>}
      </div>
    </div>
  );
}
