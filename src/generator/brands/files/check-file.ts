import { emptyText, explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { PictureSize } from '#core/brand/brand.ts';
import { locationAt, wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import { workingOn } from '#generator/processes/child-main.ts';
import type { ProblemTexts } from '../draft.ts';
import { checkSvg } from '../svg/check-svg.ts';
import { decodePicture, maxSide, ratioLimit, shapeFault } from './decode-picture.ts';
import { extensionOf, type FileFormat, formats, recognise, uses } from './kinds.ts';
import type { FileUse } from './kinds.ts';
import { woff2Error } from './woff2.ts';
import { decodeUtf8, notUtf8 } from './read-text.ts';
import { wrongEnding } from './wrong-ending.ts';

/** A mistake in a file: at a location inside it, or without one, at the setting that names the file. */
export interface FileMistake {
  texts: ProblemTexts;
  inside?: Location;
}

export interface CheckedFile {
  mistakes: FileMistake[];
  /** Size of a picture without mistakes. */
  size?: PictureSize;
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const sizeAdvice: Record<FileUse, ReportText> = {
  picture: reportText('files.tooLarge.picture'),
  icon: reportText('files.tooLarge.icon'),
  font: reportText('files.tooLarge.font'),
  style: reportText('files.tooLarge.style'),
};

const oneDecimal = (pixels: number): string => String(Math.round(pixels * 10) / 10);

function checkShape(name: string, size: PictureSize, isVector: boolean): ProblemTexts | undefined {
  const fault = shapeFault(size, isVector);
  const [wide, high] = [oneDecimal(size.width), oneDecimal(size.height)];
  const most = maxSide(isVector);
  if (fault === 'large') {
    return {
      code: 'picture-too-large',
      ...explanation('files.tooManyPixels', { name, wide, high, most }),
    };
  }
  return (
    fault && {
      code: 'picture-too-narrow',
      ...explanation('files.tooNarrow', { name, wide, high, ratioLimit }),
    }
  );
}

async function checkPicture(
  name: string,
  bytes: Buffer,
  isVector: boolean,
  cacheFolder: string | undefined,
): Promise<CheckedFile> {
  try {
    const size = await decodePicture(bytes, isVector, cacheFolder);
    const fault = checkShape(name, size, isVector);
    return fault ? { mistakes: [{ texts: fault }] } : { mistakes: [], size };
  } catch {
    const texts: ProblemTexts = {
      code: 'wrong-file-content',
      ...explanation('files.damagedPicture', { name }),
    };
    return { mistakes: [{ texts }] };
  }
}

function checkFont(name: string, bytes: Buffer): ProblemTexts | undefined {
  const fault = woff2Error(bytes);
  if (fault === undefined) return undefined;
  return {
    code: 'wrong-file-content',
    ...explanation('files.damagedFont', { name, fault }),
  };
}

function checkVector(path: string, bytes: Buffer): FileMistake[] {
  const text = decodeUtf8(bytes);
  if (text === undefined) return [{ texts: notUtf8(path, bytes), inside: wholeFile(path) }];
  return checkSvg(text).map(({ span: [start, end], styles: _, ...texts }) => ({
    texts,
    inside: locationAt(path, text, start, end),
  }));
}

/** The actual format of a file with the extension of another one, if recognised. */
function otherFormat(format: FileFormat, bytes: Buffer): ReportText | undefined {
  const actual = recognise(bytes);
  return actual?.en === format.name.en ? undefined : actual;
}

function wrongContent(name: string, format: FileFormat, other: ReportText | undefined): ProblemTexts {
  const [ending] = Object.entries(formats).find(([, { name: own }]) => own.en === other?.en) ?? [];
  const renamed = `${name.slice(0, -extname(name).length)}.${ending}`;
  return {
    code: 'wrong-file-content',
    ...explanation('files.wrongContent', {
      name,
      format: format.name,
      isOther: other ? 'yes' : 'other',
      other: other ?? emptyText,
    }),
    fix: other
      ? reportText('files.wrongContent.saveAs', {
          format: format.name,
          isKnown: ending === undefined ? 'other' : 'yes',
          renamed,
        })
      : reportText('files.wrongContent.saveAgain', { format: format.name }),
  };
}

/**
 * Checks a file for its use: extension, size, content.
 * @param path absolute
 * @param name as written in the brand file
 * @param cacheFolder folder that caches checks of pictures
 */
export async function checkFile(
  path: string,
  name: string,
  use: FileUse,
  cacheFolder?: string,
): Promise<CheckedFile> {
  const reject = (texts: ProblemTexts): CheckedFile => ({ mistakes: [{ texts }] });
  const ending = wrongEnding(path, name, use);
  if (ending) return reject(ending);
  const format = formats[extensionOf(name)];
  if (!format) throw new Error(`No format for ${name}`);
  const bytesOnDisk = statSync(path).size;
  if (bytesOnDisk > format.limit) {
    const texts: ProblemTexts = {
      code: 'file-too-large',
      ...explanation('files.tooLarge', {
        name,
        size: formatSize(bytesOnDisk),
        use: uses[use],
        limit: formatSize(format.limit),
      }),
      fix: sizeAdvice[use],
    };
    return reject(texts);
  }
  workingOn(path);
  const bytes = readFileSync(path);
  if (extensionOf(name) === 'svg') {
    const other = otherFormat(format, bytes);
    if (other) return reject(wrongContent(name, format, other));
    const mistakes = checkVector(path, bytes);
    return mistakes.length > 0 ? { mistakes } : checkPicture(name, bytes, true, cacheFolder);
  }
  if (!format.begins) return { mistakes: [] };
  if (!format.begins(bytes)) {
    return reject(wrongContent(name, format, otherFormat(format, bytes)));
  }
  if (use !== 'font') return checkPicture(name, bytes, false, cacheFolder);
  const fault = checkFont(name, bytes);
  return fault ? reject(fault) : { mistakes: [] };
}
