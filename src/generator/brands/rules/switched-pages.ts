import { explanation, list } from '#generator/diagnostics/report-text.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { isMisnamedLanguage, misnamedFolder, pageSource } from '../content/page-files.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, ProblemTexts, BrandRule } from '../draft.ts';
import { languageNames } from '../language-names.ts';

/** Settings that enable pages other than legal ones. */
const switches = {
  ayuda: ['modulos', 'ayuda'],
  'orientacion-laboral': ['modulos', 'orientacion'],
  'condiciones-practicas': ['modulos', 'condicionesPracticas'],
} as const satisfies Partial<Record<ContentPage, [string, keyof BrandDraft['settings']['modulos']]>>;

type SwitchedPage = keyof typeof switches;

/** Pages without which a module cannot work: nobody can accept conditions that do not exist. */
const indispensable: ReadonlySet<SwitchedPage> = new Set(['condiciones-practicas']);

function missingTexts(page: SwitchedPage, languages: readonly Language[]): ProblemTexts {
  const setting = settingName(switches[page]);
  const files = list(languages.map((language) => `\`content/${language}/${page}.md\``));
  const names = list(languages.map((language) => languageNames[language]));
  return {
    code: 'missing-page-text',
    ...(indispensable.has(page)
      ? explanation('rules.conditionsWithoutText', { setting, languages: names })
      : {
          severity: 'warning',
          ...explanation('rules.pageWithoutText', { setting, languages: names }),
        }),
    ...explanation('rules.writeOrSwitchOff', { files, setting }),
  };
}

/** Reports enabled pages without a text of the brand or a base in each language. */
export const switchedPages: BrandRule = (draft) => {
  if (misnamedFolder(draft.folder, 'content') !== undefined) return [];
  return (Object.keys(switches) as SwitchedPage[]).flatMap((page) => {
    const path = switches[page];
    if (!draft.settings.modulos[path[1]] || !draft.isSound(path) || !draft.isSound(['idiomas'])) return [];
    const missing = draft.settings.idiomas.filter(
      (language) => !pageSource(draft, language, page) && !isMisnamedLanguage(draft, language),
    );
    return missing.length > 0 ? [problemAt(draft, path, missingTexts(page, missing))] : [];
  });
};
