import type { Language } from '#core/i18n/languages.ts';
import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic, Edit } from '#generator/diagnostics/problem.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';
import type { AddressUse } from '../links/address-use.ts';
import { checkAddress } from '../links/check-address.ts';
import { isLoopback } from '../links/check-web.ts';
import type { LinkMistake } from '../links/mistake.ts';
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

/** A server of the published portal on the own machine, which is that of each visitor: left over from a trial. */
function ownMachine(draft: BrandDraft, path: SettingPath, value: string): Diagnostic[] {
  const { hostname = '' } = URL.canParse(value) ? new URL(value) : {};
  if (path[0] !== 'apiProduccion' || !isLoopback(hostname)) return [];
  const texts = explanation('links.ownMachine', { hostname });
  return [problemAt(draft, path, { code: 'unfinished-mark', severity: 'warning', ...texts })];
}

/** Whether a value is a path of the portal's own site, where the sandbox usually is. */
function isOwnPath(path: SettingPath, value: string): boolean {
  return path[0] === 'apiSandbox' && /^(\/[\w.~-]+)+\/?$/.test(value) && !/\/\.\.?(\/|$)/.test(value);
}

/** The words of a link in a list, and the setting that has them. */
interface ListedLink {
  path: SettingPath;
  language: Language;
  url: string;
  key: 'texto' | 'titulo';
  words: string;
}

const isAddress = (text: string): boolean => /^(?:https?:\/\/|mailto:|tel:|www\.)\S+$/i.test(text);

/** A link with its text and its address swapped. */
function swapped(draft: BrandDraft, { path, url, key, words }: ListedLink): Diagnostic[] {
  if (!isAddress(words) || /[./:#@]/.test(url)) return [];
  const edit = (where: SettingPath, text: string): Edit[] => {
    const { endLine, endColumn, ...location } = draft.locate(where);
    if (endLine === undefined || endColumn === undefined) return [];
    return [{ location: { ...location, endLine, endColumn }, text: inlineValue(text) }];
  };
  const repair = [...edit([...path.slice(0, -1), key], url), ...edit(path, words)];
  const texts = explanation('links.swapped', { address: words, words: url, key });
  return [problemAt(draft, path, { code: 'invalid-link', ...texts, repair })];
}

function linkLists({ settings }: BrandDraft): ListedLink[] {
  const lists = [
    { path: ['footer', 'enlaces'], perLanguage: settings.footer?.enlaces },
    { path: ['documentosPracticas'], perLanguage: settings.documentosPracticas },
  ];
  return lists.flatMap(({ path, perLanguage = {} }) =>
    settings.idiomas.flatMap((language) =>
      (perLanguage[language] ?? []).map((link, index) => ({
        path: [...path, language, index, 'url'],
        language,
        url: link.url,
        ...('texto' in link
          ? { key: 'texto' as const, words: link.texto }
          : { key: 'titulo' as const, words: link.titulo }),
      })),
    ),
  );
}

/** Checks that every address in the settings is safe to open and not deceptive. */
export const links: BrandRule = (draft) => {
  const addresses = addressSettings(draft).flatMap(({ path, value, use }) =>
    !value || isOwnPath(path, value)
      ? []
      : [...ownMachine(draft, path, value), ...report(draft, path, checkAddress(draft, value, use))],
  );
  const lists = linkLists(draft).flatMap((listed) => {
    const { path, language, url } = listed;
    const mistaken = swapped(draft, listed);
    if (mistaken.length > 0) return mistaken;
    if (!/^\/(?![/\\])/.test(url))
      return report(draft, path, checkAddress(draft, url, 'link', { language, anySpelling: false }));
    const link = portalLinks(draft).resolve(url, language, false);
    return report(draft, path, 'mistake' in link ? link.mistake : undefined);
  });
  return [...addresses, ...lists];
};
