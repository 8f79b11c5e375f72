import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { routeById } from '#core/routing/table.ts';
import type { ServedFiles, ServedImage } from '#portal/render/page-request.ts';
import { storageKey } from '#core/shared/storage.ts';
import { escapeMarkup } from '#core/shared/escape-markup.ts';

/** Texts of the offline page. */
export interface OfflineTexts {
  title: string;
  text: string;
  retry: string;
  /** Shown at the sign-out address: the browser is cleared without a connection too. */
  signedOut: string;
  signedOutText: string;
}

/**
 * Script that applies the visitor's colour scheme, and reloads the requested page once there is a connection. The
 * browser may be wrong about the connection, so the script retries every 20 seconds while the page is visible.
 */
export function offlineScript({ id, settings }: Brand): string {
  const choice = storageKey(id, 'modoOscuro');
  const brandDefault = settings.modoOscuro;
  return `const root = document.documentElement;
let choice;
try { choice = localStorage.getItem(${JSON.stringify(choice)}); } catch {}
const system = matchMedia('(prefers-color-scheme: dark)').matches;
const byDefault = ${JSON.stringify(brandDefault)} === 'sistema' ? system : ${JSON.stringify(brandDefault)} === 'on';
root.dataset.theme = choice === 'true' || (choice !== 'false' && byDefault) ? 'dark' : 'light';
const again = () => location.reload();
addEventListener('online', again);
setInterval(() => { if (navigator.onLine && document.visibilityState === 'visible') again(); }, 20000);`;
}

/**
 * The page that the service worker shows at any address while there is no connection. It depends only on the style
 * sheets and the logo, not on code of the portal.
 * @param styles address of its own style sheet
 * @param signOutCode signs out if the page is at the sign-out address
 */
export function offlinePage(
  brand: Brand,
  language: Language,
  served: Pick<ServedFiles, 'theme' | 'logos'>,
  styles: string,
  texts: OfflineTexts,
  signOutCode: string,
): string {
  const { nombre } = brand.settings;
  const name = escapeMarkup(nombre);
  const { light, dark } = served.logos.header;
  const logo = ({ src, width, height }: ServedImage, mode: string): string =>
    `<img${dark ? ` class="in-${mode}"` : ''} src="${src}" width="${width}" height="${height}" alt="${name}">`;
  const title = escapeMarkup(texts.title);
  return `<!doctype html><html lang="${language}" data-brand="${brand.id}" data-signs-out-at="${routeById('logout').paths[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${name}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${served.theme}">
<link rel="stylesheet" href="${styles}">
<script>${offlineScript(brand)}</script>
<script>${signOutCode}</script>
</head><body>
<header>${logo(light, 'light')}${dark ? logo(dark, 'dark') : ''}</header>
<main class="waiting"><h1>${title}</h1><p>${escapeMarkup(texts.text)}</p><p><a href="">${escapeMarkup(texts.retry)}</a></p></main>
<main class="signed-out"><h1>${escapeMarkup(texts.signedOut)}</h1><p>${escapeMarkup(texts.signedOutText)}</p></main>
</body></html>
`;
}
