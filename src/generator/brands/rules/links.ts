import type { Language } from '#core/i18n/languages.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import type { AddressUse } from '../links/address-use.ts';
import { checkUrl } from '../links/check-url.ts';
import type { LinkMistake } from '../links/mistake.ts';
import { checkTestDomain } from '../links/test-domain.ts';
import { portalLinks } from '../links/portal-links.ts';
import { inlineValue } from '../validate/schema-message.ts';

function report(draft: BrandDraft, path: SettingPath, mistake: LinkMistake | undefined): Diagnostic[] {
  if (!mistake) return [];
  const { address, ...texts } = mistake;
  return [
    problemAt(draft, path, { ...texts, ...(address !== undefined && { replacement: inlineValue(address) }) }),
  ];
}

function addressSettings({
  settings,
}: BrandDraft): { path: SettingPath; value: string | undefined; use: AddressUse }[] {
  const { contacto, legal, sso } = settings;
  return [
    { path: ['contacto', 'url'], value: contacto?.url, use: 'web' },
    ...(settings.footer?.sellos ?? []).map(({ url }, index) => ({
      path: ['footer', 'sellos', index, 'url'],
      value: url,
      use: 'web' as const,
    })),
    { path: ['legal', 'urlReclamaciones'], value: legal?.urlReclamaciones, use: 'web' },
    { path: ['sso', 'urlInicio'], value: sso?.urlInicio, use: 'web' },
    { path: ['sso', 'urlCierre'], value: sso?.urlCierre, use: 'web' },
    { path: ['urlInformes'], value: settings.urlInformes, use: 'web' },
    { path: ['urlInformesSeguridad'], value: settings.urlInformesSeguridad, use: 'header' },
    { path: ['apiProduccion'], value: settings.apiProduccion, use: 'api' },
    { path: ['apiSandbox'], value: settings.apiSandbox, use: 'api' },
  ];
}

/** Whether a value is a path of the portal's own site, where the sandbox usually is. */
function isOwnPath(path: SettingPath, value: string): boolean {
  return path[0] === 'apiSandbox' && /^(\/[\w.~-]+)+\/?$/.test(value) && !/\/\.\.?(\/|$)/.test(value);
}

function linkLists({ settings }: BrandDraft): { path: SettingPath; language: Language; url: string }[] {
  const lists = [
    { path: ['footer', 'enlaces'], perLanguage: settings.footer?.enlaces },
    { path: ['documentosPracticas'], perLanguage: settings.documentosPracticas },
  ];
  return lists.flatMap(({ path, perLanguage = {} }) =>
    settings.idiomas.flatMap((language) =>
      (perLanguage[language] ?? []).map(({ url }, index) => ({
        path: [...path, language, index, 'url'],
        language,
        url,
      })),
    ),
  );
}

/** Checks that every address in the settings is safe to open and not deceptive. */
export const links: BrandRule = (draft) => {
  const addresses = addressSettings(draft).flatMap(({ path, value, use }) =>
    !value || isOwnPath(path, value)
      ? []
      : report(
          draft,
          path,
          checkUrl(value, use) ?? (use === 'web' ? checkTestDomain(draft, value) : undefined),
        ),
  );
  const lists = linkLists(draft).flatMap(({ path, language, url }) => {
    if (!/^\/(?![/\\])/.test(url))
      return report(draft, path, checkUrl(url, 'link') ?? checkTestDomain(draft, url, language));
    const link = portalLinks(draft).resolve(url, language, false);
    return report(draft, path, 'mistake' in link ? link.mistake : undefined);
  });
  return [...addresses, ...lists];
};
