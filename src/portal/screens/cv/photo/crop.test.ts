import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLimits, photoSide } from '#core/contract/validation/files.ts';
import { maxZoom, moveCrop, maxUploadSide, uploadSideOf, squareOf, initialCrop, zoomCrop } from './crop.ts';

const landscape = { width: 4000, height: 3000 };

describe('the crop of a picture', () => {
  it('is initially the largest square in the middle', () => {
    expect(squareOf(landscape, initialCrop)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  it('moves within the picture', () => {
    const right = moveCrop(landscape, initialCrop, 0.1, 0.5);
    expect(squareOf(landscape, right)).toEqual({ left: 800, top: 0, side: 3000 });
    expect(moveCrop(landscape, initialCrop, 9, 0).x).toBe(1);
  });

  it('keeps its middle when zooming in', () => {
    const close = zoomCrop(landscape, initialCrop, 2);
    expect(squareOf(landscape, close)).toEqual({ left: 1250, top: 750, side: 1500 });
  });

  it('limits the zoom by the resolution of the picture', () => {
    expect(maxZoom({ width: 200, height: 400 })).toBe(1.25);
    expect(maxZoom({ width: 40, height: 40 })).toBe(1);
    expect(zoomCrop(landscape, initialCrop, 99).zoom).toBe(4);
  });

  it('stays within the picture after any moves and zooms', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const step = fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
      zoom: fc.double({ min: -2, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(side, side, fc.array(step, { maxLength: 8 }), (width, height, steps) => {
        const picture = { width, height };
        const crop = steps.reduce(
          (crop, { right, down, zoom }) => moveCrop(picture, zoomCrop(picture, crop, zoom), right, down),
          initialCrop,
        );
        const square = squareOf(picture, crop);
        expect(square.side).toBeGreaterThan(0);
        expect(square.left).toBeGreaterThanOrEqual(0);
        expect(square.top).toBeGreaterThanOrEqual(0);
        expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6);
        expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6);
        expect(uploadSideOf(picture, crop)).toBeLessThanOrEqual(photoSide);
      }),
    );
  });

  it('is sent as a PNG within the size limit even without any compression', () => {
    const bytes = maxUploadSide * (maxUploadSide * 4 + 1);
    expect(bytes * 1.01).toBeLessThan(fileLimits.photo.maxBytes);
  });
});
