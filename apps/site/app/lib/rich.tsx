import type { RichText } from '@flota/texts/wording';
import { Fragment, type ReactNode } from 'react';

/** Draws a text whose parts are more than text, e.g. a link: each tag by what `elements` makes of its content. */
export const rich = <Tag extends string>(
  { parts }: RichText<Tag>,
  elements: Readonly<Record<Tag, (content: string) => ReactNode>>,
): ReactNode =>
  parts.map(({ tag, text }, index) => <Fragment key={index}>{tag ? elements[tag](text) : text}</Fragment>);

/** For {@link rich}: what only those hear who don't see the page, e.g. which of several like links this is. */
export const spoken = (content: string): ReactNode => <span className="sr-only">{content}</span>;
