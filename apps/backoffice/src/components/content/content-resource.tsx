import { lazy, type ComponentType } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import type { ContentForm } from './content-form.js';

interface ContentResource<Row> {
  name: string;
  icon: ComponentType;
  /** How a record is called. */
  title: (record: Row) => string;
  list: () => Promise<{ default: ComponentType }>;
  form: () => Promise<{ default: ContentForm }>;
  /** `false` for records that are there for good. */
  creatable?: boolean;
}

/** A type of content as react-admin takes it; each view is fetched when it is first opened. */
export function contentResource<Row extends RaRecord>(content: ContentResource<Row>): ResourceProps {
  const { name, icon, title, list, form, creatable = true } = content;
  const view = (kind: 'ContentCreate' | 'ContentEdit' | 'ContentShow') =>
    lazy(async () => {
      const [views, { default: itsForm }] = await Promise.all([import('./ContentViews.js'), form()]);
      const View = views[kind];
      return { default: () => <View form={itsForm} /> };
    });
  return {
    name,
    icon,
    recordRepresentation: title,
    list: lazy(list),
    show: view('ContentShow'),
    edit: view('ContentEdit'),
    ...(creatable && { create: view('ContentCreate') }),
  };
}
