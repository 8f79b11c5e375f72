import { editImagenPerfil } from '#core/contract/calls/cv-settings.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import type { CvStore, SaveResult } from './cv-store.ts';

export interface PhotoStore {
  /** @param ficheroB64 a PNG in base64, without the prefix of a data URL */
  save: (ficheroB64: string, upload: UploadOptions) => Promise<SaveResult>;
}

export function createPhotoStore(cv: CvStore): PhotoStore {
  return {
    save: (ficheroB64, upload) =>
      cv.save({
        call: editImagenPerfil,
        body: () => ({ extension: 'png', ficheroB64 }),
        apply: (current, { urlImagenPerfil }) =>
          urlImagenPerfil ? { ...current, urlImagenPerfil } : current,
        upload,
      }),
  };
}
