import { readFileSync } from 'node:fs';
import { contentPages } from '#core/brand/brand.ts';
import { contentRoutes, legalRoutes } from '#core/brand/content-routes.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type RouteId, routeById } from '#core/routing/table.ts';
import type { WrittenPage, WrittenPages } from '#editor/protocol/pages.ts';
import { pageSource } from '#generator/brands/content/page-files.ts';
import { placeholderNames, placeholderValue } from '#generator/brands/content/placeholders.ts';
import type { BrandDraft } from '#generator/brands/draft.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { judgeDuties } from '#generator/brands/legal/judge-duties.ts';
import { makeDraft } from '#generator/brands/make-draft.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';

/** The text of a page that the brand inherits from a base. */
function inheritedText(draft: BrandDraft, language: Language, page: WrittenPage['page']): string | undefined {
  const source = pageSource(draft, language, page);
  return source && source.folder !== draft.folder ? readFileSync(source.path, 'utf8') : undefined;
}

const perLanguage = <Value>(
  languages: readonly Language[],
  value: (language: Language) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const found = value(language);
      return found === undefined ? [] : [[language, found]];
    }),
  );

/**
 * The pages that a brand writes, the duties of the law, and what texts can quote.
 * @param problems found by a check
 * @returns undefined if the settings cannot be read
 */
export function writtenPages(
  brandsDir: string,
  id: string,
  problems: readonly Diagnostic[],
): WrittenPages | undefined {
  const { draft } = makeDraft(brandsDir, id, new Inheritance(brandsDir));
  if (!draft) return undefined;
  const { idiomas: languages } = draft.settings;
  const routes = Object.entries(contentRoutes) as [RouteId, WrittenPage['page']][];
  const pages = routes
    .map(([route, page]): WrittenPage => ({
      page,
      route,
      isLegal: (legalRoutes as readonly RouteId[]).includes(route),
      titles: perLanguage(languages, (language) => routeById(route).title[language]),
      inherited: perLanguage(languages, (language) => inheritedText(draft, language, page)),
    }))
    .sort((a, b) => contentPages.indexOf(a.page) - contentPages.indexOf(b.page));
  return {
    languages,
    pages,
    duties: judgeDuties({ draft, problems }),
    quotable: placeholderNames
      .map((name) => ({
        name,
        values: perLanguage(languages, (language) => placeholderValue(draft, name, language)),
      }))
      .filter(({ values }) => Object.keys(values).length > 0),
  };
}
