import { escapeMarkup } from '#core/shared/escape-markup.ts';
import { securityHeaders } from '#generator/hosting/security-headers.ts';

/** A portal in the list. */
export interface ListedBrand {
  id: string;
  /** Full name of the portal. */
  name: string;
}

/** Headers of the list page, which has no script, style, image or form. */
export const brandListHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
};

/** Renders the page with links to every portal, for host names without a brand. */
export function brandListPage(brands: readonly ListedBrand[], port: number): string {
  const items = brands.map(({ id, name }) => {
    const host = `${id}.localhost:${port}`;
    return `<li><a href="http://${escapeMarkup(host)}/">${escapeMarkup(name)}</a> (${escapeMarkup(host)})</li>`;
  });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Portals on this computer</title>',
    '</head>',
    '<body>',
    '<main>',
    '<h1>Portals on this computer</h1>',
    ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : ['<p>There is no portal yet.</p>']),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
