import { resourceLinks } from '../console/console-page.ts';
import type { PageServices } from './page-services.ts';
import { html, page } from './template.ts';
import type { View } from './view.ts';

const ways = ['director', 'personas', 'outbox', 'docs'] as const;

/** Renders the front page of `/sandbox`. */
export function frontPage(parts: PageServices, view: View): Response {
  const { t } = view.texts;
  return page(
    view,
    t('page.start'),
    html`<p>${t('front.lead')}</p>
      <ul class="ways">
        ${ways.map(
          (way) =>
            html`<li class="card">
              <h2><a href="/sandbox/${way}">${t(`page.${way}`)}</a></h2>
              <p>${t(`front.${way}`)}</p>
            </li>`,
        )}
      </ul>
      <h2>${t('console.title')}</h2>
      <p>${t('front.console')}</p>
      ${resourceLinks(parts, view)}
      <h2>${t('front.maintenance')}</h2>
      <p>${t('front.maintenance.text')}</p>`,
  );
}
