/** Receives the sent part of a request, from 0 to 1. */
export type OnProgress = (sent: number) => void;

/** Sends like `fetch`, and reports progress. */
export type Upload = (url: string, request: RequestInit, onProgress: OnProgress) => Promise<Response>;

/** Statuses with which `Response` allows no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends by XMLHttpRequest, which reports the progress of uploads, as `fetch` does not. Resolves and rejects as `fetch`
 * does with `redirect: 'error'`.
 */
export const uploadRequest: Upload = (url, { method = 'POST', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => reject(new TypeError('The request failed'));
    const stop = (): void => xhr.abort();
    xhr.open(method, url);
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.upload.onload = () => onProgress(1);
    xhr.onerror = fail;
    xhr.onabort = () => reject(new DOMException('The request was stopped', 'AbortError'));
    xhr.onload = () => {
      if (xhr.responseURL !== new URL(url, document.baseURI).href) return fail();
      const content = bodiless.has(xhr.status) ? null : xhr.responseText;
      return resolve(new Response(content, { status: xhr.status }));
    };
    xhr.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', stop);
    return xhr.send(body as string);
  });

/** A signal that aborts when an upload stalls. */
export interface StallSignal {
  signal: AbortSignal;
  /** To be called on progress. */
  moved: () => void;
}

/** @param limit milliseconds without progress; the signal aborts after up to twice as long */
export function stallSignal(limit: number): StallSignal {
  const controller = new AbortController();
  let hasMoved = false;
  const watch = (): void => {
    AbortSignal.timeout(limit).addEventListener('abort', () => {
      if (!hasMoved) return controller.abort(new DOMException('Nothing moves', 'TimeoutError'));
      hasMoved = false;
      return watch();
    });
  };
  watch();
  return {
    signal: controller.signal,
    moved: () => {
      hasMoved = true;
    },
  };
}
