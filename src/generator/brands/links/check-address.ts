import { contentRoutes } from '#core/brand/content-routes.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href } from '#core/routing/addresses.ts';
import { routes } from '#core/routing/table.ts';
import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { nearest } from '#generator/diagnostics/suggest.ts';
import type { BrandDraft } from '../draft.ts';
import type { AddressUse } from './address-use.ts';
import { checkUrl } from './check-url.ts';
import { isLoopback } from './check-web.ts';
import { invalid, type LinkMistake, quotedAddress } from './mistake.ts';
import { portalLinks, routingOf } from './portal-links.ts';
import { checkTestDomain } from './test-domain.ts';
import { unwrap, withoutClickIds } from './wrapped-address.ts';

/** Where the text with a link is: its language, and whether paths may lack the prefix of it. */
export interface LinkPlace {
  language: Language;
  anySpelling: boolean;
}

const isPreviewHost = (hostname: string): boolean =>
  isLoopback(hostname) || hostname === '0.0.0.0' || hostname === '[::1]';

/** An address of the preview on the computer of its author, with the page of the portal that it shows. */
function checkPreview(
  draft: BrandDraft,
  address: string,
  place: LinkPlace | undefined,
): LinkMistake | undefined {
  const whole = /^(?:localhost|127\.0\.0\.1):\d+/i.test(address) ? `http://${address}` : address;
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const { hostname, pathname, search, hash } = new URL(whole);
  const isPreview =
    isPreviewHost(hostname) || /^https?:\/\/(?:10|192\.168)(?:\.\d+)+:4321(?:\/|$)/i.test(whole);
  if (!isPreview) return undefined;
  const path = pathname + search + hash;
  const link = place && portalLinks(draft).resolve(path, place.language, place.anySpelling);
  const corrected = link && ('mistake' in link ? link.mistake.address : path);
  const texts = explanation('links.preview', { shown: quotedAddress(address) });
  const own =
    corrected === undefined
      ? {}
      : { fix: reportText('links.write', { address: corrected }), address: corrected };
  return {
    ...invalid(texts),
    why: texts.why,
    ...(place === undefined && { fix: reportText('links.writeAddress') }),
    ...own,
  };
}

/** Warns of additions of programs to an address copied from a mail, a search or a chat. */
function checkCopied(address: string): LinkMistake | undefined {
  const wrapped = unwrap(address);
  const tracked = withoutClickIds(wrapped?.target ?? address);
  if (!wrapped && !tracked) return undefined;
  const target = tracked?.address ?? wrapped?.target;
  const mistake = target === undefined ? undefined : checkUrl(target, 'link');
  const right = mistake ? mistake.address : target;
  return {
    code: 'doubtful-fact',
    severity: 'warning',
    ...(wrapped
      ? explanation('links.wrapped', { program: wrapped.program })
      : explanation('links.tracking', { parameters: tracked?.names.join(', ') ?? '', address: right ?? '' })),
    ...(right !== undefined && { fix: reportText('links.write', { address: right }), address: right }),
  };
}

const pageFile = /^(?:\.{1,2}\/)*(?:content\/)?(?:\w\w\/)?([\w-]+)\.(?:md|html?)([?#].*)?$/i;

/** The address of a page in the place of its file, such as `aviso-legal.md`, `../ca/ayuda.md`. */
function pageOfFile(
  draft: BrandDraft,
  address: string,
  { language, anySpelling }: LinkPlace,
): LinkMistake | undefined {
  const [, typed, rest = ''] = pageFile.exec(address) ?? [];
  const page = typed === undefined ? undefined : nearest(typed, Object.values(contentRoutes));
  const route = (Object.keys(contentRoutes) as (keyof typeof contentRoutes)[]).find(
    (id) => contentRoutes[id] === page,
  );
  if (route === undefined) return undefined;
  const all = { ...routingOf(draft), routes: routes.map(({ id }) => id) };
  const link = portalLinks(draft).resolve(href(all, route, language) + rest, language, anySpelling);
  if ('mistake' in link) return link.mistake;
  return invalid({
    ...explanation('links.pageFile', { shown: quotedAddress(address) }),
    fix: reportText('links.write', { address: link.href }),
    address: link.href,
  });
}

/**
 * Checks an address that leads out of the portal, or that should lead into it.
 * @param place of the link; without it, the address is a setting of its own
 */
export function checkAddress(
  draft: BrandDraft,
  address: string,
  use: AddressUse,
  place?: LinkPlace,
): LinkMistake | undefined {
  return (
    (use === 'link' || use === 'web' ? checkPreview(draft, address, place) : undefined) ??
    (use === 'link' && place ? pageOfFile(draft, address, place) : undefined) ??
    checkUrl(address, use) ??
    checkCopied(address) ??
    (use === 'link' || use === 'web' ? checkTestDomain(draft, address, place?.language) : undefined)
  );
}
