/** @param formTarget origin besides our own that an answer to a form may lead to */
const headersOf = (formTarget = ''): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** HTML that is put in as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replace(/[&<>"']/g, (it) => entities[it] ?? '');
}

/** HTML in which every value is escaped that is not HTML itself; lists are put one after the other. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + textOf(parts[index])).join(''));
}

const links = [
  ['/sandbox/', 'Sandbox'],
  ['/sandbox/personas', 'Personas'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/docs', 'Interface'],
] as const;

/**
 * A page of the sandbox as an answer.
 * @param formTarget origin besides our own that an answer to a form may lead to
 */
export function page(brand: string, title: string, content: Html, formTarget?: string): Response {
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand} sandbox</title>
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <nav aria-label="Sandbox">
            <ul>
              ${links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main id="content">
          <h1>${title}</h1>
          ${content}
        </main>
        <footer><p>${brand}. Example data; nothing here leaves this computer.</p></footer>
      </body>
    </html> `;
  return new Response(body.text, { headers: headersOf(formTarget) });
}
