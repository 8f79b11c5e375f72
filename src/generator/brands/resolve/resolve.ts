import type { Brand } from '#core/brand/brand.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { Language, Localized } from '#core/i18n/languages.ts';
import { isPermitted } from '#core/routing/permissions.ts';
import { routeById, routes } from '#core/routing/table.ts';
import type { RouteId } from '#core/routing/table.ts';
import { clearHomeTitle, clearTexts } from '#core/i18n/clear-texts.ts';
import type { BrandDraft } from '#generator/brands/draft.ts';

/** Routes that exist under these settings, in table order. */
export function permittedRoutes(settings: Parameters<typeof isPermitted>[1]): RouteId[] {
  return routes.map(({ id }) => id).filter((id) => isPermitted(routeById(id).permission, settings));
}

/** Makes hidden fields not required. */
function withoutHiddenRequirements(campos: BrandSettings['campos']): BrandSettings['campos'] {
  const groups = Object.entries(campos).map(([group, fields]) => [
    group,
    Object.fromEntries(
      Object.entries(fields).map(([name, flags]) => [
        name,
        flags.visible ? flags : { ...flags, required: false },
      ]),
    ),
  ]);
  return Object.fromEntries(groups) as BrandSettings['campos'];
}

/** The texts and titles that `textos` chooses, below the brand's own wording. */
function worded(
  { idiomas, textos }: BrandSettings,
  messages: Brand['messages'],
): Pick<Brand, 'messages' | 'titles'> {
  if (textos !== 'claros') return { messages };
  const inEach = <T>(value: (language: Language) => T): Localized<T> =>
    Object.fromEntries(idiomas.map((language) => [language, value(language)]));
  return {
    messages: inEach((language) => ({ ...clearTexts[language], ...messages[language] })),
    titles: inEach((language) => ({ home: clearHomeTitle[language] })),
  };
}

/**
 * Resolves the complete brand.
 * @param draft without errors, so that everything required is present
 */
export function resolve(draft: BrandDraft, files: Pick<Brand, 'assets' | 'content' | 'messages'>): Brand {
  const complete = draft.settings as BrandSettings;
  const settings: BrandSettings = { ...complete, campos: withoutHiddenRequirements(complete.campos) };
  return {
    id: draft.id,
    settings,
    languages: settings.idiomas,
    defaultLanguage: settings.idiomaDefecto,
    routes: permittedRoutes(settings),
    specificLogins: Object.keys(settings.loginsEspecificos).sort(),
    ...files,
    ...worded(settings, files.messages),
  };
}
