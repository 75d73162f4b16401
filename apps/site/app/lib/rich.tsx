import type { RichText } from '@flota/texts/wording';
import { Fragment, type ReactNode } from 'react';

/** Draws a text whose parts are more than text, e.g. a link: each tag by what `elements` makes of its content. */
export const rich = <Tag extends string>(
  { parts }: RichText<Tag>,
  elements: Readonly<Record<Tag, (content: string) => ReactNode>>,
): ReactNode =>
  parts.map(({ tag, text }, index) => <Fragment key={index}>{tag ? elements[tag](text) : text}</Fragment>);
