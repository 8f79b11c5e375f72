import { explanation, localize } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href, matchAddress } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { contentOf } from '../content.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { routingOf, switchesOf } from '../links/portal-links.ts';

/** Pages linked by a single other page of the portal, without which they may still exist. */
const onlyLinks = [{ page: 'career-orientation', from: 'guides' }] as const satisfies {
  page: RouteId;
  from: RouteId;
}[];

/** Internal addresses linked by the brand's texts in a language. */
function ownLinks(draft: BrandDraft, language: Language): string[] {
  const pages = Object.values(contentOf(draft).value[language] ?? {});
  const inPages = pages.flatMap((html) =>
    [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link),
  );
  const inFooter = (draft.settings.footer?.enlaces?.[language] ?? []).map(({ url }) => url);
  return [...inPages, ...inFooter].map((link) => link.replace(/[?#].*$/, ''));
}

function unlinked(draft: BrandDraft, { page, from }: (typeof onlyLinks)[number]): Diagnostic[] {
  const routing = routingOf(draft);
  if (!routing.routes.includes(page) || routing.routes.includes(from)) return [];
  const [setting, linkingSetting] = [page, from].map((route) =>
    switchesOf(route).flatMap((permission) => permission.split('.')),
  );
  if (!setting || !linkingSetting || !draft.isSound(setting) || !draft.isSound(linkingSetting)) return [];
  const leadsToPage = (link: string): boolean => matchAddress(routing, link)?.route === page;
  const missing = routing.languages.filter((language) => !ownLinks(draft, language).some(leadsToPage));
  if (missing.length === 0) return [];
  const addresses = missing.map((language) => `\`${href(routing, page, language)}\``).join(', ');
  const names = localize((reportLanguage) =>
    missing.map((language) => languageNames[language][reportLanguage]).join(', '),
  );
  return [
    problemAt(draft, setting, {
      code: 'unlinked-page',
      severity: 'warning',
      ...explanation('rules.unlinkedPage', {
        addresses,
        languages: names,
        setting: settingName(setting),
        way: settingName(linkingSetting),
      }),
    }),
  ];
}

/** Warns about enabled pages without a link to them. */
export const unlinkedPages: BrandRule = (draft) => onlyLinks.flatMap((link) => unlinked(draft, link));
