/** Size of a picture in its own pixels. */
export interface Picture {
  width: number;
  height: number;
}

/** A square crop of a picture: zoom factor, and position as a fraction of the free room. */
export interface Crop {
  /** 1 is the largest square that fits. */
  zoom: number;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

/** The largest square in the middle of a picture. */
export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Maximum side of the uploaded picture in pixels: as PNG it never exceeds 2 MB. */
export const maxUploadSide = 640;

/** Minimum side of a crop in pixels of the picture: smaller ones would be blurred. */
const minSide = 160;
const zoomLimit = 4;

/** Maximum zoom for the resolution of a picture. */
export function maxZoom({ width, height }: Picture): number {
  return Math.min(zoomLimit, Math.max(1, Math.min(width, height) / minSide));
}

/** Position and side of the crop in pixels of the picture. */
export function squareOf({ width, height }: Picture, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/** Side of the uploaded picture in pixels; crops are never enlarged. */
export function uploadSideOf(picture: Picture, crop: Crop): number {
  return Math.max(1, Math.min(maxUploadSide, Math.round(squareOf(picture, crop).side)));
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Moves the crop, by fractions of its side, within the picture. */
export function moveCrop(picture: Picture, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(picture, crop);
  const position = (start: number, by: number, room: number, current: number): number =>
    room > 0 ? clamp((start + by * side) / room) : current;
  return {
    ...crop,
    x: position(left, right, picture.width - side, crop.x),
    y: position(top, down, picture.height - side, crop.y),
  };
}

/** Sets the zoom within its limits, keeping the middle of the crop as far as possible. */
export function zoomCrop(picture: Picture, crop: Crop, zoom: number): Crop {
  const next = { ...crop, zoom: Math.min(maxZoom(picture), Math.max(1, zoom)) };
  const before = squareOf(picture, crop);
  const { left, top, side } = squareOf(picture, next);
  const shift = (before.side - side) / 2;
  return moveCrop(picture, next, (before.left + shift - left) / side, (before.top + shift - top) / side);
}
