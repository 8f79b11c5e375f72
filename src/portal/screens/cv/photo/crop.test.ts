import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLimits, photoSide } from '#core/contract/validation/files.ts';
import { maxZoom, moved, sentSide, sentSideOf, squareOf, wholePicture, zoomed } from './crop.ts';

const landscape = { width: 4000, height: 3000 };

describe('the part of a picture that becomes the photo', () => {
  it('is at first the middle, as large as it can be', () => {
    expect(squareOf(landscape, wholePicture)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  it('moves where there is room and stays where there is none', () => {
    const right = moved(landscape, wholePicture, 0.1, 0.5);
    expect(squareOf(landscape, right)).toEqual({ left: 800, top: 0, side: 3000 });
    expect(moved(landscape, wholePicture, 9, 0).x).toBe(1);
  });

  it('keeps its middle while someone goes closer', () => {
    const close = zoomed(landscape, wholePicture, 2);
    expect(squareOf(landscape, close)).toEqual({ left: 1250, top: 750, side: 1500 });
  });

  it('goes no closer than a picture can bear', () => {
    expect(maxZoom({ width: 200, height: 400 })).toBe(1.25);
    expect(maxZoom({ width: 40, height: 40 })).toBe(1);
    expect(zoomed(landscape, wholePicture, 99).zoom).toBe(4);
  });

  it('lies within the picture whatever someone does', () => {
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
          (now, { right, down, zoom }) => moved(picture, zoomed(picture, now, zoom), right, down),
          wholePicture,
        );
        const square = squareOf(picture, crop);
        expect(square.side).toBeGreaterThan(0);
        expect(square.left).toBeGreaterThanOrEqual(0);
        expect(square.top).toBeGreaterThanOrEqual(0);
        expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6);
        expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6);
        expect(sentSideOf(picture, crop)).toBeLessThanOrEqual(photoSide);
      }),
    );
  });

  it('is sent as a PNG that is within the limit even if nothing of it can be packed', () => {
    const bytes = sentSide * (sentSide * 4 + 1);
    expect(bytes * 1.01).toBeLessThan(fileLimits.photo.maxBytes);
  });
});
