import { join } from 'node:path';
import type { Language } from '#core/i18n/languages.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { BrandDraft, DraftSettings, SettingPath } from './draft.ts';
import { problemAt } from './draft.ts';
import type { Inheritance } from './inherit/inherit.ts';
import { locateSetting } from './source/locate-setting.ts';
import { nearestNode, nodeAt } from './source/source-node.ts';
import { withDefaults } from './validate/defaults.ts';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import { validate } from './validate/validate.ts';

/** The default language, which is optional in a brand with a single language. */
function defaultLanguage({ idiomas, idiomaDefecto }: DraftSettings, isWritten: boolean): Language {
  const [onlyLanguage, ...others] = idiomas;
  return !isWritten && onlyLanguage && others.length === 0 ? onlyLanguage : idiomaDefecto;
}

function isPrefix(short: SettingPath, long: SettingPath): boolean {
  return short.every((step, index) => step === long[index]);
}

/**
 * Takes a brand through source, inheritance and validation.
 * @param id name of the brand's folder
 * @returns no draft if the brand's own file cannot be read at all
 */
export function makeDraft(
  brandsDir: string,
  id: string,
  inheritance: Inheritance,
): { draft?: BrandDraft; problems: Diagnostic[] } {
  const { root, folders, complete, findings } = inheritance.read(id);
  const problems: Diagnostic[] = findings.map((finding) => ({ ...finding, brands: [id] }));
  if (!root) return { problems };

  const folder = join(brandsDir, id);
  const { messages, data } = validate(root, complete, id);
  const settings = withDefaults(brandSchema, data) as DraftSettings;
  settings.idiomaDefecto = defaultLanguage(settings, nodeAt(root, ['idiomaDefecto']) !== undefined);
  const mistakes = messages
    .filter(({ texts }) => texts.severity !== 'warning')
    .flatMap(({ path, meant }) => (meant ? [path, meant] : [path]));
  const draft: BrandDraft = {
    id,
    brandsDir,
    folder,
    folders,
    settings,
    origin(path: SettingPath) {
      const node = nodeAt(root, path);
      if (!node) return 'default';
      return node.source.folder === folder ? 'brand' : 'base';
    },
    isSound: (path: SettingPath) =>
      // The content of an unreadable base is unknown.
      (complete || nodeAt(root, path) !== undefined) &&
      nearestNode(root, path).kind !== 'unknown' &&
      !mistakes.some((mistake) => isPrefix(mistake, path) || isPrefix(path, mistake)),
    folderOf: (path: SettingPath) => nodeAt(root, path)?.source.folder ?? folder,
    locate: (path: SettingPath, what: 'key' | 'value' = 'value') => locateSetting(root, folder, path, what),
  };
  problems.push(...messages.map(({ path, what, texts }) => problemAt(draft, path, texts, what)));
  return { draft, problems };
}
