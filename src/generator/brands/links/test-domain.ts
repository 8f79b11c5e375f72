import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft } from '../draft.ts';
import { type LinkMistake, quotedAddress } from './mistake.ts';
import { portalLinks } from './portal-links.ts';

/** The path of a page as a link of a text writes it, if the portal has the page. */
function ownPath(draft: BrandDraft, path: string, language: Language): string | undefined {
  const link = portalLinks(draft).resolve(path, language, true);
  return 'mistake' in link ? link.mistake.address : path;
}

/**
 * Warns of an address on a test domain of the portal.
 * @param language of the text with the link; without it, the address is a setting of its own, which needs a host
 */
export function checkTestDomain(
  draft: BrandDraft,
  address: string,
  language?: Language,
): LinkMistake | undefined {
  const { dominiosPrueba, dominio_produccion: domain } = draft.settings;
  if (!/^https:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search, hash } = new URL(address);
  if (!dominiosPrueba.includes(hostname)) return undefined;
  const path = pathname + search + hash;
  const published = domain === undefined ? undefined : `https://${domain}${path}`;
  const corrected = language ? ownPath(draft, path, language) : published;
  return {
    code: 'doubtful-fact',
    severity: 'warning',
    ...explanation('links.testDomain', { shown: quotedAddress(address) }),
    ...(corrected !== undefined && {
      fix: reportText('links.testDomain.corrected', { corrected }),
      address: corrected,
    }),
  };
}
