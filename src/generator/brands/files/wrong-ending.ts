import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  explanation,
  joinSentences,
  list,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { endingsOf, extensionOf, type FileUse, uses } from './kinds.ts';

/** Formats of pictures that cameras and scanners write, and viewers of the system convert. */
const convertible = ['heic', 'heif', 'tif', 'tiff', 'bmp', 'gif', 'jfif', 'jp2'];

/** How a picture is saved in another format without the program that it was made with. */
function conversion(name: string, use: FileUse): ReportText | undefined {
  if (!convertible.includes(extensionOf(name))) return undefined;
  if (use === 'picture') return reportText('files.convert', { format: 'JPEG', ending: 'jpg' });
  return use === 'icon' ? reportText('files.convert', { format: 'PNG', ending: 'png' }) : undefined;
}

const withoutEnding = (name: string): string => name.replace(/\.[^./\\]*$/, '');

/**
 * Refuses a file whose extension does not suit its use, whether it is there or not.
 * @param path absolute
 * @param name as written in the brand file
 */
export function wrongEnding(path: string, name: string, use: FileUse): ProblemTexts | undefined {
  const endings = endingsOf[use];
  if (endings.includes(extensionOf(name))) return undefined;
  const [there] = endings
    .map((ending) => `${withoutEnding(name)}.${ending}`)
    .filter((other) => existsSync(join(dirname(path), basename(other))));
  const texts = explanation('files.wrongEnding', {
    name,
    use: uses[use],
    endings: list(
      endings.map((ending) => `.${ending}`),
      'disjunction',
    ),
  });
  const other = there === undefined ? undefined : reportText('files.wrongEnding.there', { there });
  return { code: 'wrong-file-type', ...texts, fix: joinSentences(texts.fix, conversion(name, use), other) };
}

/** Advice for a file with the name of a missing one, in an unsuitable format. */
export function otherFormat(there: string, name: string, use: FileUse): ReportText {
  return joinSentences(
    reportText('files.missing.otherFormat', { there, name, use: uses[use] }),
    conversion(there, use),
  );
}
