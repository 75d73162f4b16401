import type { ReactNode } from 'react';
import { RoadDivider } from '../RoadDivider.js';

/** How a page of text begins. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="container-page pt-14 pb-12 desktop:pt-24 desktop:pb-16">
      <RoadDivider className="mb-8 w-44" />
      <h1 className="heading-hero max-w-[20ch]">{title}</h1>
      {lead && <p className="measure mt-5 text-lg text-muted">{lead}</p>}
    </div>
  );
}
