import { escapeMarkup } from '#core/shared/escape-markup.ts';
import type { Brand } from '#core/brand/brand.ts';
import { languageNames } from '#core/i18n/languages.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { languageAddress, type View } from './view.ts';

/** @param formTarget origin besides our own that an answer to a form may lead to */
const headersOf = (formTarget = ''): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** Trusted HTML, inserted without escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeMarkup(String(part));
}

/** HTML template: values are escaped unless `Html`; lists are concatenated. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + textOf(parts[index])).join(''));
}

const links = [
  ['/sandbox/', 'page.start'],
  ['/sandbox/director', 'page.director'],
  ['/sandbox/console/offers', 'page.console'],
  ['/sandbox/personas', 'page.personas'],
  ['/sandbox/outbox', 'page.outbox'],
  ['/sandbox/docs', 'page.docs'],
] as const;

/** The link whose pages a path is one of. */
const currentOf = (path: string): string | undefined =>
  links.map(([href]) => href).find((href) => part(href) === part(path));

/** What pages of the same kind have in common: the first part of the path below `/sandbox/`. */
const part = (path: string): string => path.split('/')[2] ?? '';

function headerHtml(view: View): Html {
  const { brand, texts, today, ahead } = view;
  const current = currentOf(view.path);
  return html`<header class="top">
    <p class="brand">${brand.settings.nombre} <span class="meta">sandbox</span></p>
    <nav aria-label="${texts.t('page.sandbox')}">
      <ul>
        ${links.map(
          ([href, text]) =>
            html`<li>
              <a href="${href}" ${href === current ? html` aria-current="page"` : undefined}
                >${texts.t(text)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <nav class="languages" aria-label="${texts.t('page.language')}">
      <ul>
        ${reportLanguages.map(
          (language) =>
            html`<li>
              <a
                href="${languageAddress(view, language)}"
                lang="${language}"
                hreflang="${language}"
                ${language === texts.language ? html`aria-current="true"` : undefined}
                >${languageNames[language]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${
      ahead === 0
        ? undefined
        : html`<p class="day">${texts.t('page.day', { date: texts.date(today), days: ahead })}</p>`
    }
  </header>`;
}

/**
 * A page of the sandbox as an answer.
 * @param formTarget origin besides our own that an answer to a form may lead to
 * @param language of the content, where it is in one alone
 */
export function page(
  view: View,
  title: string,
  content: Html,
  formTarget?: string,
  language?: string,
): Response {
  const { texts, brand } = view;
  const { nombre } = brand.settings;
  const body = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${nombre} sandbox</title>
        <link rel="stylesheet" href="/sandbox/brand.css" />
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <a class="skip" href="#content">${texts.t('page.skip')}</a>
        ${headerHtml(view)}
        <main id="content" ${language === undefined ? undefined : html` lang="${language}"`}>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer><p>${nombre}. ${texts.t('page.footer')}</p></footer>
      </body>
    </html> `;
  return new Response(body.text, { headers: headersOf(formTarget) });
}

/** The colour of the brand, from which the others are mixed. */
export function brandStyles({ settings }: Brand): Response {
  return new Response(`:root { --brand: ${settings.colores.primario}; }`, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
