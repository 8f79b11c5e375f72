import { readBase64 } from '#portal/forms/files/read-base64.ts';
import { type Crop, sentSideOf, squareOf } from './crop.ts';

/** The picture of a file as it is meant to be seen; undefined where it is none. */
export function openPicture(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

/** Draws the part of a picture that was chosen over all of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen part as a PNG in base64; undefined where the browser cannot make one. */
export async function pngOf(picture: ImageBitmap, crop: Crop): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sentSideOf(picture, crop);
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? readBase64(blob) : undefined;
}
