import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { AssetFile } from '#core/brand/brand.ts';
import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { workingOn } from '#generator/processes/child-main.ts';
import { memoizePerDraft } from './rules/memoize-per-draft.ts';
import type { Memoized } from './rules/memoize-per-draft.ts';
import { problem, problemAt, settingName } from './draft.ts';
import type { BrandDraft, SettingPath } from './draft.ts';
import { checkFile, extensionOf } from './files/check-file.ts';
import { findFile } from './files/find-file.ts';
import type { FileUse } from './files/kinds.ts';
import { decodeUtf8, notUtf8 } from './files/read-text.ts';
import { readOwnStyles } from './own-styles.ts';

interface Named {
  path: SettingPath;
  /** As it is written. */
  name: string;
  use: FileUse;
}

/** Settings that name a file, in the order of the reference. */
function namedFiles({ settings }: BrandDraft): Named[] {
  const { fonts, loginsEspecificos, motivo, ownstyles } = settings;
  const pictures: [SettingPath, string | undefined][] = [
    [['logo'], settings.logo],
    [['logocolor'], settings.logocolor],
    [['logoencabezado'], settings.logoencabezado],
    [['logoOscuro'], settings.logoOscuro],
    [['logoencabezadoOscuro'], settings.logoencabezadoOscuro],
    [['background'], settings.background],
    [['motivo'], motivo?.startsWith('assets/') ? motivo : undefined],
    ...(settings.footer?.sellos ?? []).map(({ imagen }, index): [SettingPath, string | undefined] => [
      ['footer', 'sellos', index, 'imagen'],
      imagen,
    ]),
    ...Object.entries(loginsEspecificos).map(([id, { background }]): [SettingPath, string | undefined] => [
      ['loginsEspecificos', id, 'background'],
      background,
    ]),
  ];
  const fontFiles = (['texto', 'titulos'] as const).flatMap((family) =>
    (fonts?.[family]?.archivos ?? []).map(({ archivo }, index): Named => ({
      path: ['fonts', family, 'archivos', index, 'archivo'],
      name: archivo,
      use: 'font',
    })),
  );
  return [
    ...pictures.flatMap(([path, name]): Named[] =>
      name === undefined || name.startsWith('#') ? [] : [{ path, name, use: 'picture' }],
    ),
    ...(settings.icono ? [{ path: ['icono'], name: settings.icono, use: 'icon' as const }] : []),
    ...fontFiles,
    ...(typeof ownstyles === 'string'
      ? [{ path: ['ownstyles'], name: ownstyles, use: 'style' as const }]
      : []),
  ];
}

/** Files found so far, and what is wrong. */
class Collection {
  readonly assets: Record<string, AssetFile> = {};
  readonly problems: Diagnostic[] = [];
  readonly #looked = new Set<string>();

  /** Whether this is met for the first time: a file that serves several settings is looked at, and reported, once. */
  isFirst(...what: string[]): boolean {
    const key = JSON.stringify(what);
    const first = !this.#looked.has(key);
    this.#looked.add(key);
    return first;
  }

  add(name: string, path: string, more: Pick<AssetFile, 'size' | 'styles'> = {}): void {
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    this.assets[name] = { path, extension: extensionOf(path), sha256, ...more };
  }
}

/** A path that begins with the folder of the brand or base. */
function withFolder({ brandsDir }: BrandDraft, path: string): string {
  return relative(brandsDir, path).split(sep).join('/');
}

async function collectStyles(
  draft: BrandDraft,
  named: Named,
  path: string,
  found: Collection,
): Promise<void> {
  workingOn(path);
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) {
    found.problems.push(problem(draft, wholeFile(path), notUtf8));
    return;
  }
  const { styles, mistakes } = readOwnStyles(path, text);
  found.problems.push(...mistakes.map(({ texts, inside }) => problem(draft, inside, texts)));
  if (!styles) return;
  const files = styles.dependencies.map(({ placeholder, path: file }) => ({ placeholder, path: file }));
  found.add(named.name, path, { styles: { css: styles.css, files } });
  const folder = draft.folderOf(named.path);
  for (const { url, inside } of styles.dependencies) {
    const file = findFile(folder, url, dirname(path));
    if ('mistake' in file) {
      found.problems.push(problem(draft, inside, file.mistake));
      continue;
    }
    const use = /\.woff2$/i.test(url) ? 'font' : 'picture';
    const { mistakes: wrong } = await checkFile(file.path, url, use, draft.knownPictures);
    found.problems.push(...wrong.map((mistake) => problem(draft, mistake.inside ?? inside, mistake.texts)));
    if (wrong.length === 0) found.add(relative(folder, file.path).split(sep).join('/'), file.path);
  }
}

async function collect(draft: BrandDraft, named: Named, found: Collection): Promise<void> {
  const { path: setting, name, use } = named;
  const file = findFile(draft.folderOf(setting), name);
  if ('mistake' in file) {
    found.problems.push(problemAt(draft, setting, file.mistake));
    return;
  }
  const other = found.assets[name];
  if (other && other.path !== file.path) {
    found.problems.push(
      problemAt(draft, setting, {
        code: 'ambiguous-file',
        ...explanation('files.twoFiles', {
          name,
          withFolder: withFolder(draft, file.path),
          withFolder2: withFolder(draft, other.path),
          setting: settingName(setting),
        }),
      }),
    );
    return;
  }
  if (!found.isFirst(file.path, use)) return;
  const { mistakes, size } = await checkFile(file.path, name, use, draft.knownPictures);
  for (const { texts, inside } of mistakes) {
    if (!inside) found.problems.push(problemAt(draft, setting, texts));
    else if (found.isFirst(file.path, texts.what.en)) {
      const related = [
        {
          location: draft.locate(setting),
          note: reportText('files.usedHere', { setting: settingName(setting) }),
        },
      ];
      found.problems.push(problem(draft, inside, { ...texts, related }));
    }
  }
  if (mistakes.length > 0) return;
  if (use === 'style') await collectStyles(draft, named, file.path, found);
  else found.add(name, file.path, { ...(size && { size }) });
}

/** The files of a brand by the name that its settings (or its style sheet, from the folder of the brand) give them. */
export const assetsOf = memoizePerDraft(
  async (draft: BrandDraft): Promise<Memoized<Record<string, AssetFile>>> => {
    const found = new Collection();
    for (const named of namedFiles(draft)) await collect(draft, named, found);
    return { value: found.assets, problems: found.problems };
  },
);
