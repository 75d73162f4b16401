import { browserApi, type ApiClient, type Transport } from './client.js';

/** Tells how much of what is sent has left, from 0 to 1. `fetch` can't say. */
export const transportWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.send(body instanceof FormData ? body : null);
    });

function answerOf(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type');
  return new Response(request.responseText || null, {
    status: request.status,
    headers: contentType ? { 'content-type': contentType } : {},
  });
}

/** The API, for what takes long enough to send that the visitor wants to see it move. */
export const uploadApi = (onProgress: (share: number) => void): ApiClient =>
  browserApi(transportWithProgress(onProgress));
