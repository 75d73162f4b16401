import type { AdminAlert, AlertWrite, UploadedFile } from '@flota/schemas';
import type { ResourceCallbacks } from 'react-admin';
import type { Http } from '../../api/http.js';

/** What react-admin's image input holds: a stored picture has only `src`, one just chosen its file as well. */
export interface AlertImage {
  src: string;
  title?: string;
  rawFile?: File;
}

export type AlertForm = AdminAlert & { image: AlertImage | null };

/** Turns a stored alert into what the form edits, and back into what the API takes (uploading a new picture first). */
export function alertLifecycle(http: Http): ResourceCallbacks<AlertForm> {
  const withImage = async (alert: AlertForm): Promise<AlertForm> => ({
    ...alert,
    image: alert.imageUrl ? { src: alert.imageUrl, title: 'Imagen actual' } : null,
  });

  async function imageId({ image, imageId: stored }: AlertForm): Promise<string | null> {
    if (!image) return null;
    if (!image.rawFile) return stored;
    const body = new FormData();
    body.append('file', image.rawFile);
    return (await http.json<UploadedFile>('/api/admin/files', { method: 'POST', body })).id;
  }

  return {
    resource: 'alerts',
    afterRead: withImage,
    afterSave: withImage,
    async beforeSave(form) {
      const write: AlertWrite & { updatedAt?: string } = {
        title: form.title,
        description: form.description,
        imageId: await imageId(form),
        url: form.url || null,
        buttonText: form.buttonText || null,
        startsAt: form.startsAt || null,
        endsAt: form.endsAt || null,
        // Absent on create; on edit the server refuses the write when the alert has changed since.
        updatedAt: form.updatedAt,
      };
      return write as AlertForm;
    },
  };
}
