import { readBase64 } from '#portal/forms/files/read-base64.ts';
import { type Crop, uploadSideOf, squareOf } from './crop.ts';

/** Decodes a picture file with its orientation applied; `undefined` if it is not a picture. */
export function openPicture(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

/** Draws the crop of a picture over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Encodes the crop of a picture as a PNG in base64; `undefined` if the browser cannot. */
export async function pngOf(picture: ImageBitmap, crop: Crop): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = uploadSideOf(picture, crop);
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? readBase64(blob) : undefined;
}
