import { readFileSync } from 'node:fs';
import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { ServedFiles } from '#portal/render/page-request.ts';
import { workerFile } from '#generator/hosting/served-file.ts';
import { factsOf, type SiteWriter } from '../bundle/site-writer.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { PageFinisher } from '../pages/finish-page.ts';
import { offlinePage } from './offline-page.ts';
import { serviceWorker } from './service-worker.ts';

const css = readFileSync(new URL('./offline.css', import.meta.url), 'utf8');

/** Writes the service worker and the offline pages, once the site has all files with hashed names. */
export function writeOffline(
  brand: Brand,
  served: ServedFiles,
  site: SiteWriter,
  renderer: Pick<RendererEntry, 'islandData' | 'islandTexts' | 'offlineSignOutCode' | 'serviceWorkerCode'>,
  finisher: PageFinisher,
): { file: string; html: string }[] {
  const sheet = `_brand/offline.${factsOf(css).sha256.slice(0, 10)}.css`;
  site.write(sheet, css);
  const offlinePages = brand.languages.map((language) => {
    const { messages } = renderer.islandData(brand, language);
    const { login = {} } = renderer.islandTexts(brand, language);
    const messageText = (id: 'frame.offline' | 'frame.offlinePageText' | 'actions.retry'): string =>
      String(messages[id]);
    const texts = {
      title: messageText('frame.offline'),
      text: messageText('frame.offlinePageText'),
      retry: messageText('actions.retry'),
      signedOut: String(login['login.signedOut']),
      signedOutText: String(login['login.signedOutText']),
    };
    const html = finisher.finish(
      offlinePage(brand, language, served, `/${sheet}`, texts, renderer.offlineSignOutCode),
    );
    const file = `_offline/${language}/index.html`;
    site.write(file, html);
    return { language, file, html };
  });
  const pages: Partial<Record<Language, string>> = Object.fromEntries(
    offlinePages.map(({ language }) => [language, `/_offline/${language}/`]),
  );
  const { light, dark } = served.logos.header;
  const files = [served.theme, `/${sheet}`, light.src, ...(dark ? [dark.src] : [])];
  site.write(
    workerFile,
    serviceWorker(
      renderer.serviceWorkerCode,
      { brand: brand.id, defaultLanguage: brand.defaultLanguage, pages, files, site: site.files },
      offlinePages.map(({ html }) => html),
    ),
  );
  return offlinePages;
}
