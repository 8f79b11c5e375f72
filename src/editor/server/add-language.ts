import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { LanguageAdded } from '#editor/protocol/answers.ts';
import type { CallContext } from './call.ts';
import { readEditedBrand } from './read-edited-brand.ts';
import type { SeenEdit } from './session-types.ts';

/**
 * Adds a language with all its texts and pages to the edited brand, as `npm run add-language` does, as one step.
 * @param reader language of the comments in the settings
 */
export async function addLanguageTo(
  { session, texts, brandsDir, id, cacheFolder, knownPictures }: CallContext,
  language: Language,
  reader: ReportLanguage,
): Promise<LanguageAdded> {
  const { brand } = await readEditedBrand({ editedDir: session.brandsDir, brandsDir, id, knownPictures });
  if (!brand) return { made: false, reason: 'errors' };
  const copy = mkdtempSync(join(cacheFolder, 'language-'));
  try {
    const folder = join(copy, id);
    cpSync(join(session.brandsDir, id), folder, { recursive: true });
    const { defaultLanguage, languages, routes, specificLogins } = brand;
    const routing = { languages, defaultLanguage, routes, specificLogins };
    const paths = await texts.addLanguage({ folder, from: defaultLanguage, language, reader, routing });
    if (!paths) return { made: false, reason: 'exists' };
    const edits = paths.map((path): SeenEdit => {
      return { kind: 'file', path, content: readFileSync(join(folder, path)) };
    });
    const { made } = await session.edit(edits);
    return made ? { made } : { made, reason: 'refused' };
  } finally {
    rmSync(copy, { recursive: true });
  }
}
