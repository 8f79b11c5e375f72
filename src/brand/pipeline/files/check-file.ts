import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { locationAt, wholeFile } from '#diagnostics/positions.ts';
import type { Location } from '#diagnostics/problem.ts';
import type { ProblemTexts } from '../draft.ts';
import { checkSvg } from '../svg/check-svg.ts';
import { endingsOf, formats, recognise } from './kinds.ts';
import type { FileUse } from './kinds.ts';
import { decodeUtf8, notUtf8 } from './read-text.ts';

/** Something wrong with a file: at a place inside it, or (without one) where it is named. */
export interface FileMistake {
  texts: ProblemTexts;
  inside?: Location;
}

/** Most pixels on each side. */
const sideLimit = 4000;

const uses: Record<FileUse, string> = {
  picture: 'a picture',
  icon: 'an icon',
  font: 'a font',
  style: 'a style sheet',
};

export function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

function checkEnding(name: string, use: FileUse): ProblemTexts | undefined {
  const endings = endingsOf[use];
  if (endings.includes(extensionOf(name))) return undefined;
  const wanted = endings.map((ending) => `.${ending}`).join(', ');
  return {
    code: 'wrong-file-type',
    what: `\`${name}\` cannot be used as ${uses[use]}.`,
    why: `${endings.length === 1 ? 'Only files that end in' : 'Only files that end in one of'} ${wanted} work there in every browser.`,
    fix: `Save it in another format (renaming the file is not enough) and write the path of that file.`,
  };
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const smaller: Record<FileUse, string> = {
  picture:
    'Reduce it: a photo as JPEG or WebP with 1920 pixels in width is enough; a logo is best redrawn as SVG.',
  icon: 'Reduce it: 512 by 512 pixels are enough, and an SVG is best.',
  font: 'Ask for the font with only the letters that your languages need ("Latin subset").',
  style: 'Take out what the portal does not need, such as the styles of another website.',
};

async function checkRaster(name: string, bytes: Buffer): Promise<ProblemTexts | undefined> {
  const damaged: ProblemTexts = {
    code: 'wrong-file-content',
    what: `\`${name}\` is damaged and cannot be read.`,
    why: 'Browsers would show a gap, or half a picture.',
    fix: 'Save the picture again from the program it was made with, and copy the file again.',
  };
  // Loading it takes longer than all other checks, and most brands have vector pictures only.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width <= sideLimit && height <= sideLimit) return undefined;
    return {
      code: 'picture-too-large',
      what: `\`${name}\` has ${width} by ${height} pixels; at most ${sideLimit} on each side are allowed.`,
      why: 'No screen shows so many, and making the pages would take long.',
      fix: 'Reduce the picture: 1920 pixels in width are enough for a background, 1024 for a logo.',
    };
  } catch {
    return damaged;
  }
}

function checkVector(path: string, bytes: Buffer): FileMistake[] {
  const text = decodeUtf8(bytes);
  if (text === undefined) return [{ texts: notUtf8, inside: wholeFile(path) }];
  return checkSvg(text).map(({ span: [start, end], ...texts }) => ({
    texts,
    inside: locationAt(path, text, start, end),
  }));
}

/**
 * What is wrong with a file for its use: ending, size, content.
 * @param path absolute
 * @param name as it is written
 */
export async function checkFile(path: string, name: string, use: FileUse): Promise<FileMistake[]> {
  const ending = checkEnding(name, use);
  if (ending) return [{ texts: ending }];
  const format = formats[extensionOf(name)];
  if (!format) throw new Error(`No format for ${name}`);
  const bytesOnDisk = statSync(path).size;
  if (bytesOnDisk > format.limit) {
    const texts: ProblemTexts = {
      code: 'file-too-large',
      what: `\`${name}\` has ${size(bytesOnDisk)}; ${uses[use]} of this kind may have at most ${size(format.limit)}.`,
      why: 'Everybody who opens the portal has to load it, on a phone too.',
      fix: smaller[use],
    };
    return [{ texts }];
  }
  const bytes = readFileSync(path);
  if (extensionOf(name) === 'svg') return checkVector(path, bytes);
  if (!format.begins) return [];
  if (!format.begins(bytes)) {
    const really = recognise(bytes);
    const isOther = really !== undefined && really !== format.name;
    const texts: ProblemTexts = {
      code: 'wrong-file-content',
      what: `\`${name}\` is not a ${format.name}${isOther ? `, but a ${really}` : ''}.`,
      why: 'The ending of a name does not change what is in the file, and browsers would show nothing.',
      fix: isOther
        ? `Save it as a ${format.name} in the program it was made with, or give the file its right ending.`
        : `The file is damaged or cut off: save it again as a ${format.name}.`,
    };
    return [{ texts }];
  }
  const wrong = use === 'font' ? undefined : await checkRaster(name, bytes);
  return wrong ? [{ texts: wrong }] : [];
}
