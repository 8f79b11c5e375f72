import { withoutDataPrefix } from '#core/contract/validation/base64.ts';

/** Reads a file as base64; resolves to `undefined` if it cannot be read, e.g. because it was moved. */
export function readBase64(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(withoutDataPrefix(String(reader.result)));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
