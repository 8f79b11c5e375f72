import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { inlineValue } from '../validate/schema-message.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

/** `logo: "C:\…"` and `"\\server\…"`, in which backslashes begin special characters. */
const pathInQuotes = /(?<=(?:^|[\s{,])([\w-]+): *)"((?:[A-Za-z]:|\\\\[\w.-]+)\\(?!\\)[^"\n]*)"/g;

const asset = /[^\\/]+\.(?:svg|png|jpe?g|webp|avif|ico|s?css|woff2)$/i;

/** `"assets\\logo.svg"`: a place in the folder of the brand, written as Windows does. */
const insideInQuotes =
  /(?<=(?:^|[\s{,])([\w-]+): *)"((?:\.\\)?(?:[\w. -]+\\)+[\w. -]+\.(?:svg|png|jpe?g|webp|avif|ico|s?css|woff2))"/gi;

/** Finds files of the brand in double quotes, in which backslashes begin special characters. */
export function findBackslashes(file: SourceFile): SourceDiagnostic[] {
  return [...file.text.matchAll(insideInQuotes)]
    .slice(0, 1)
    .map(({ index, 0: quoted, 1: key = '', 2: path = '' }) => {
      const slashes = path.replaceAll('\\', '/').replace(/^\.\//, '');
      const [below = slashes] = /(?<=^assets\/).+/i.exec(slashes) ?? [];
      const value = inlineValue(`assets/${below}`);
      const span = [index, index + quoted.length] as const;
      return errorAt(file, span, 'invalid-yaml', {
        ...explanation('source.backslash'),
        fix: reportText('settings.write', { line: `${key}: ${value}` }),
        repair: [editAt(file, span, value)],
      });
    });
}

/** Finds places on a computer in double quotes, as its file manager copies them. */
export function findComputerPaths(file: SourceFile): SourceDiagnostic[] {
  return [...file.text.matchAll(pathInQuotes)]
    .slice(0, 1)
    .flatMap(({ index, 0: quoted, 1: key = '', 2: path = '' }) => {
      const span = [index, index + quoted.length] as const;
      const shown = `\`${path}\``;
      const [name] = asset.exec(path) ?? [];
      if (name === undefined)
        return [
          errorAt(
            file,
            span,
            'invalid-link',
            explanation(path.startsWith('\\') ? 'links.network' : 'links.ownComputer', { shown }),
          ),
        ];
      const inAssets = `assets/${name}`;
      const write = reportText('settings.write', { line: `${key}: ${inlineValue(inAssets)}` });
      const isThere = existsSync(join(file.folder, inAssets));
      return [
        errorAt(file, span, 'path-outside-brand', {
          ...explanation('settings.outside', { value: shown }),
          fix: isThere ? write : joinSentences(reportText('settings.copyIntoAssets'), write),
          ...(isThere && { repair: [editAt(file, span, inlineValue(inAssets))] }),
        }),
      ];
    });
}
