/** Size of a picture in its own pixels. */
export interface Picture {
  width: number;
  height: number;
}

/** Which square of a picture is taken: how much closer than all of it, and where in the room that this leaves. */
export interface Crop {
  /** 1 takes as much as fits. */
  zoom: number;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

/** The middle of the picture, as much as fits. */
export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Longest side of the picture that is sent, in pixels: as PNG it is never over 2 MB, whatever it shows. */
export const sentSide = 640;

/** Fewer pixels than this would be a blur. */
const shortestSide = 160;
const closest = 4;

/** How close someone can go. */
export function maxZoom({ width, height }: Picture): number {
  return Math.min(closest, Math.max(1, Math.min(width, height) / shortestSide));
}

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Picture, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/** Pixels of the side of the picture that is sent; it is never blown up. */
export function sentSideOf(picture: Picture, crop: Crop): number {
  return Math.max(1, Math.min(sentSide, Math.round(squareOf(picture, crop).side)));
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Moves the square, by parts of its side. Where there is no room it stays. */
export function moved(picture: Picture, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(picture, crop);
  const part = (start: number, by: number, room: number, now: number): number =>
    room > 0 ? within((start + by * side) / room) : now;
  return {
    ...crop,
    x: part(left, right, picture.width - side, crop.x),
    y: part(top, down, picture.height - side, crop.y),
  };
}

/** Goes closer or farther; what is in the middle stays there as far as possible. */
export function zoomed(picture: Picture, crop: Crop, zoom: number): Crop {
  const next = { ...crop, zoom: Math.min(maxZoom(picture), Math.max(1, zoom)) };
  const before = squareOf(picture, crop);
  const { left, top, side } = squareOf(picture, next);
  const shift = (before.side - side) / 2;
  return moved(picture, next, (before.left + shift - left) / side, (before.top + shift - top) / side);
}
