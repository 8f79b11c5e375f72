import { withoutDataPrefix } from '#core/contract/validation/base64.ts';

/** The content of a file as base64; undefined where it cannot be read, such as after it was moved away. */
export function readBase64(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(withoutDataPrefix(String(reader.result)));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
