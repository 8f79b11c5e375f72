import sharp from 'sharp';

/** Largest ignored difference of a colour channel, of 255. */
const tolerance = 12;
/** Size in pixels of the square cells that mark changes. */
const cell = 24;
/** Pixels between a changed area and its frame. */
const margin = 6;

export interface PictureDifference {
  /** Share of different pixels, 0 to 1. */
  share: number;
  /** The later picture with changed areas framed, as WebP. */
  marked: Buffer;
  /** The earlier picture, as WebP. */
  before: Buffer;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes around groups of neighbouring cells, including diagonals. */
function boxesAround(cells: Set<number>, columns: number): Box[] {
  const boxes: Box[] = [];
  const remaining = new Set(cells);
  for (const start of cells) {
    if (!remaining.delete(start)) continue;
    const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (const queue = [start]; queue.length > 0;) {
      const at = queue.pop() ?? 0;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
      for (const [dx, dy] of [-1, 0, 1].flatMap((one) => [-1, 0, 1].map((other) => [one, other] as const))) {
        const isInside = x + dx >= 0 && x + dx < columns;
        const next = at + dy * columns + dx;
        if (isInside && remaining.delete(next)) queue.push(next);
      }
    }
    boxes.push(box);
  }
  return boxes;
}

function frames(boxes: readonly Box[], width: number, height: number): Buffer {
  const one = ({ left, top, right, bottom }: Box): string => {
    const [x, y] = [Math.max(2, left * cell - margin), Math.max(2, top * cell - margin)];
    const [endX, endY] = [
      Math.min(width - 2, right * cell + margin),
      Math.min(height - 2, bottom * cell + margin),
    ];
    const place = `x="${x}" y="${y}" width="${endX - x}" height="${Math.max(1, endY - y)}" fill="none"`;
    // Two colours, so that one is visible on any background.
    return `<rect ${place} stroke="#fff" stroke-width="5"/><rect ${place} stroke="#d6006c" stroke-width="3"/>`;
  };
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.map(one).join('')}</svg>`,
  );
}

/**
 * Difference of two pictures of the same width; undefined where they look the same.
 * @param before PNG
 * @param after PNG
 */
export async function differenceOf(before: Buffer, after: Buffer): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) return undefined;
  const { width } = other.info;
  const heights = [one.info.height, other.info.height] as const;
  const height = Math.max(...heights);
  const columns = Math.ceil(width / cell);
  const cells = new Set<number>();
  let count = 0;
  const row = width * 3;
  for (let y = 0; y < height; y++) {
    const isBoth = y < heights[0] && y < heights[1] && one.info.width === width;
    const start = y * row;
    if (isBoth && one.data.compare(other.data, start, start + row, start, start + row) === 0) continue;
    for (let x = 0; x < width; x++) {
      const at = start + x * 3;
      const isSame =
        isBoth &&
        [0, 1, 2].every(
          (step) => Math.abs((one.data[at + step] ?? 0) - (other.data[at + step] ?? 0)) <= tolerance,
        );
      if (isSame) continue;
      count++;
      cells.add(Math.floor(y / cell) * columns + Math.floor(x / cell));
    }
  }
  if (count === 0) return undefined;
  const boxes = boxesAround(cells, columns);
  const marked = await sharp(after)
    .composite([{ input: frames(boxes, width, heights[1]), left: 0, top: 0 }])
    .webp({ quality: 75, effort: 1 })
    .toBuffer();
  return { share: count / (width * height), marked, before: await asWebp(before) };
}

/** Converts a picture to the format of reports. */
export async function asWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 75, effort: 1 }).toBuffer();
}
