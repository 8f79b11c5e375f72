import { explanation, list } from '#generator/diagnostics/report-text.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { pageSource } from '../content/page-files.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, ProblemTexts, BrandRule } from '../draft.ts';
import { languageNames } from '../language-names.ts';

/** The setting that brings each page that is not a legal one. */
const switches = {
  ayuda: ['modulos', 'ayuda'],
  'orientacion-laboral': ['modulos', 'orientacion'],
  'condiciones-practicas': ['modulos', 'condicionesPracticas'],
} as const satisfies Partial<Record<ContentPage, [string, keyof BrandDraft['settings']['modulos']]>>;

type SwitchedPage = keyof typeof switches;

/** Nobody can accept what is not written, so without this text the portal would not do what it is for. */
const indispensable: ReadonlySet<SwitchedPage> = new Set(['condiciones-practicas']);

function wordMissing(page: SwitchedPage, languages: readonly Language[]): ProblemTexts {
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

/** Pages that the brand has switched on, and for which neither it nor a base has a text in each of its languages. */
export const switchedPages: BrandRule = (draft) =>
  (Object.keys(switches) as SwitchedPage[]).flatMap((page) => {
    const path = switches[page];
    if (!draft.settings.modulos[path[1]] || !draft.isSound(path) || !draft.isSound(['idiomas'])) return [];
    const missing = draft.settings.idiomas.filter((language) => !pageSource(draft, language, page));
    return missing.length > 0 ? [problemAt(draft, path, wordMissing(page, missing))] : [];
  });
