import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { AssetFile } from '#core/brand/brand.ts';
import { locationAt, wholeFile } from '#generator/diagnostics/positions.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { workingOn } from '#generator/processes/child-main.ts';
import { memoizePerDraft } from './rules/memoize-per-draft.ts';
import type { Memoized } from './rules/memoize-per-draft.ts';
import { problem, problemAt, settingName } from './draft.ts';
import type { BrandDraft, SettingPath } from './draft.ts';
import { checkFile } from './files/check-file.ts';
import { locateAddress } from './styles/hidden-addresses.ts';
import { findFile } from './files/find-file.ts';
import { extensionOf, type FileUse } from './files/kinds.ts';
import { decodeUtf8, notUtf8 } from './files/read-text.ts';
import { fontPair } from '#generator/theme/font-pairs.ts';
import { readOwnStyles } from './own-styles.ts';

/** A file name in the settings, with the path of the setting. */
export interface NamedFile {
  path: SettingPath;
  /** As written in the brand file. */
  name: string;
  use: FileUse;
}

/** Lists the settings that name a file, in the order of the reference. */
export function namedFiles({ settings }: BrandDraft): NamedFile[] {
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
    (fonts?.[family]?.archivos ?? []).map(({ archivo }, index): NamedFile => ({
      path: ['fonts', family, 'archivos', index, 'archivo'],
      name: archivo,
      use: 'font',
    })),
  );
  return [
    ...pictures.flatMap(([path, name]): NamedFile[] =>
      name === undefined || name.startsWith('#') ? [] : [{ path, name, use: 'picture' }],
    ),
    ...(settings.icono ? [{ path: ['icono'], name: settings.icono, use: 'icon' as const }] : []),
    ...fontFiles,
    ...(typeof ownstyles === 'string'
      ? [{ path: ['ownstyles'], name: ownstyles, use: 'style' as const }]
      : []),
  ];
}

/** Collects the files of a brand and their problems. */
class Collection {
  readonly assets: Record<string, AssetFile> = {};
  readonly problems: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  /** Whether a combination is new: a file used by several settings is checked and reported once. */
  isFirst(...parts: string[]): boolean {
    const key = JSON.stringify(parts);
    const first = !this.#seen.has(key);
    this.#seen.add(key);
    return first;
  }

  /** Adds a file; a file with other uses keeps their properties. */
  add(name: string, path: string, details: Pick<AssetFile, 'size' | 'styles'> = {}): void {
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    this.assets[name] = { ...this.assets[name], path, extension: extensionOf(path), sha256, ...details };
  }
}

/** A path relative to the folder of all brands, which starts with the folder of the brand or base. */
function withFolder({ brandsDir }: BrandDraft, path: string): string {
  return relative(brandsDir, path).split(sep).join('/');
}

/** Families of the fonts that the portal of a brand loads. */
function loadedFamilies({ settings: { fonts, tipografia } }: BrandDraft): string[] {
  const { texto, titulos } = (tipografia ? fontPair(tipografia) : fonts) ?? {};
  return [texto, titulos].flatMap((font) => font?.familia ?? []);
}

async function collectStyles(
  draft: BrandDraft,
  named: NamedFile,
  path: string,
  collection: Collection,
): Promise<void> {
  workingOn(path);
  const bytes = readFileSync(path);
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    collection.problems.push(problem(draft, wholeFile(path), notUtf8(path, bytes)));
    return;
  }
  const { styles, mistakes } = readOwnStyles(path, text, loadedFamilies(draft));
  collection.problems.push(...mistakes.map(({ texts, inside }) => problem(draft, inside, texts)));
  if (!styles) return;
  const files = styles.dependencies.map(({ placeholder, path: file }) => ({ placeholder, path: file }));
  collection.add(named.name, path, { styles: { css: styles.css, files } });
  const folder = draft.folderOf(named.path);
  for (const { url, inside } of styles.dependencies) {
    const use = /\.woff2$/i.test(url) ? 'font' : 'picture';
    const file = findFile(folder, url, use, dirname(path));
    if ('mistake' in file) {
      const { replacement, ...mistake } = file.mistake;
      const { start, end } = locateAddress(text, url);
      const { endLine, endColumn, ...place } = locationAt(path, text, start, end);
      const isThere = text.slice(start, end) === url && endLine !== undefined && endColumn !== undefined;
      const repair =
        replacement !== undefined && isThere
          ? [{ location: { ...place, endLine, endColumn }, text: replacement }]
          : undefined;
      collection.problems.push(problem(draft, inside, { ...mistake, ...(repair && { repair }) }));
      continue;
    }
    const { mistakes: fileMistakes, size } = await checkFile(file.path, url, use, draft.knownPictures);
    collection.problems.push(
      ...fileMistakes.map((mistake) => problem(draft, mistake.inside ?? inside, mistake.texts)),
    );
    if (fileMistakes.length > 0) continue;
    const name = relative(folder, file.path).split(sep).join('/');
    const known = collection.assets[name];
    // A setting may name a file of another folder with the same path.
    const isOther = known !== undefined && known.path !== file.path;
    collection.add(isOther ? withFolder(draft, file.path) : name, file.path, { ...(size && { size }) });
  }
}

async function collect(draft: BrandDraft, named: NamedFile, collection: Collection): Promise<void> {
  const { path: setting, name, use } = named;
  const file = findFile(draft.folderOf(setting), name, use);
  if ('mistake' in file) {
    collection.problems.push(problemAt(draft, setting, file.mistake));
    return;
  }
  const known = collection.assets[name];
  if (known && known.path !== file.path) {
    collection.problems.push(
      problemAt(draft, setting, {
        code: 'ambiguous-file',
        ...explanation('files.twoFiles', {
          name,
          withFolder: withFolder(draft, file.path),
          withFolder2: withFolder(draft, known.path),
          setting: settingName(setting),
        }),
      }),
    );
    return;
  }
  if (!collection.isFirst(file.path, use)) return;
  const { mistakes, size } = await checkFile(file.path, name, use, draft.knownPictures);
  for (const { texts, inside } of mistakes) {
    if (!inside) collection.problems.push(problemAt(draft, setting, texts));
    else if (collection.isFirst(file.path, texts.what.en)) {
      const related = [
        {
          location: draft.locate(setting),
          note: reportText('files.usedHere', { setting: settingName(setting) }),
        },
      ];
      collection.problems.push(problem(draft, inside, { ...texts, related }));
    }
  }
  if (mistakes.length > 0) return;
  if (use === 'style') await collectStyles(draft, named, file.path, collection);
  else collection.add(name, file.path, { ...(size && { size }) });
}

/**
 * The files of a brand by their name in the settings; those of its style sheet by their path in the brand's folder.
 */
export const assetsOf = memoizePerDraft(
  async (draft: BrandDraft): Promise<Memoized<Record<string, AssetFile>>> => {
    const collection = new Collection();
    for (const named of namedFiles(draft)) await collect(draft, named, collection);
    return { value: collection.assets, problems: collection.problems };
  },
);
