import type { Transport } from './transport.js';

/**
 * Tells how much of what is sent has left, which `fetch` can't say.
 *
 * @param onProgress gets a share from 0 to 1
 */
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
