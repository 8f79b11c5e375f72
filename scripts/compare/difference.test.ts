import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const picture = (height: number, squares: readonly [left: number, top: number][] = []): Promise<Buffer> =>
  sharp({ create: { width: 240, height, channels: 3, background: '#fff' } })
    .composite(
      squares.map(([left, top]) => ({
        input: { create: { width: 10, height: 10, channels: 3 as const, background: '#006' } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

/** Colour of a pixel of a picture. */
async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(image)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it('finds no difference between equal pictures', async () => {
  expect(await differenceOf(await picture(100, [[5, 5]]), await picture(100, [[5, 5]]))).toBeUndefined();
});

it('frames the difference, and measures its share of the picture', async () => {
  const difference = await differenceOf(await picture(240), await picture(240, [[100, 100]]));
  expect(difference?.share).toBeCloseTo(100 / (240 * 240), 5);
  const [red = 0, green = 255] = await colourAt(difference?.marked ?? Buffer.of(), 90, 110);
  expect(red - green).toBeGreaterThan(100);
  const [white = 0] = await colourAt(difference?.marked ?? Buffer.of(), 20, 20);
  expect(white).toBeGreaterThan(240);
});

it('counts rows that only one picture has', async () => {
  const difference = await differenceOf(await picture(100), await picture(200));
  expect(difference?.share).toBeCloseTo(0.5, 2);
});
