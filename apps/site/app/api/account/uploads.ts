import { type HeldUpload, uploadSchema } from '@flota/schemas';
import { accountApi, accountUploadApi, answered } from './client.js';

const UPLOADS = '/api/customers/uploads';
const upload = (id: string): string => `${UPLOADS}/${encodeURIComponent(id)}`;

export const startUpload = async (file: Pick<File, 'name' | 'size'>): Promise<HeldUpload> =>
  answered(await accountApi.post(UPLOADS, { name: file.name, size: file.size }, uploadSchema));

export const readUpload = (id: string): Promise<HeldUpload> => accountApi.get(upload(id), uploadSchema);

/** @param onProgress gets how much of the piece has left, from 0 to 1 */
export async function sendPiece(
  id: string,
  at: number,
  piece: Blob,
  onProgress: (share: number) => void,
): Promise<HeldUpload> {
  const form = new FormData();
  form.set('piece', piece, 'piece');
  return answered(await accountUploadApi(onProgress).post(`${upload(id)}/pieces?at=${at}`, form, uploadSchema));
}

export const finishUpload = async (id: string): Promise<HeldUpload> =>
  answered(await accountApi.post(`${upload(id)}/finish`, {}, uploadSchema));

export const dropUpload = (id: string): Promise<void> => accountApi.delete(upload(id));
