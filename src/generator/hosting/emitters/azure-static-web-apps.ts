import { segmentsOf } from '#core/routing/pattern.ts';
import { drawingEnding } from '../rules.ts';
import { type Emitter, HostLimit, json } from './emitter.ts';
import { cacheControlOf, immutableFolders } from './patterns.ts';
import { fixedFiles } from './netlify.ts';

/** Limit of Azure for the configuration file. */
const maxBytes = 20 * 1024;

const prefixOf = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .slice(
      0,
      segmentsOf(pattern).findIndex((it) => it.startsWith('{')),
    )
    .join('/')}`;

/**
 * Azure Static Web Apps: a wildcard is allowed only at the end and matches any number of segments. Addresses that
 * continue after the id cannot be told from those that do not, so neither has a rule: `404.html` handles them.
 */
export const azureStaticWebApps: Emitter = (rules) => {
  const withTail = new Set(
    rules.rewrites.filter(({ pattern }) => !pattern.endsWith('}')).map(({ pattern }) => prefixOf(pattern)),
  );
  const shells = rules.rewrites.filter(({ pattern }) => !withTail.has(prefixOf(pattern)));
  const page = new Set(rules.pages);
  const { always, overHttps } = rules.headers;
  const text = json({
    trailingSlash: 'auto',
    routes: [
      // The first matching rule wins, so each one needs all special headers of a file.
      ...immutableFolders(rules).map(({ folder, cacheControl }) => ({
        route: `/${folder}*.{${drawingEnding.slice(1)}}`,
        headers: { 'cache-control': cacheControl, ...rules.headers.drawings },
      })),
      ...immutableFolders(rules).map(({ folder, cacheControl }) => ({
        route: `/${folder}*`,
        headers: { 'cache-control': cacheControl },
      })),
      ...fixedFiles(rules).map(([file, value]) => ({
        route: `/${file}`,
        headers: { 'cache-control': value },
      })),
      ...shells.flatMap(({ pattern, file }) => {
        const prefix = prefixOf(pattern);
        // The list page itself is not a shell.
        const forms = page.has(prefix) ? [prefix, `${prefix}/`] : [];
        const list = forms.map((route) => ({ route, rewrite: `${prefix}/index.html` }));
        return [...list, { route: `${prefix}/*`, rewrite: `/${file}` }];
      }),
    ],
    responseOverrides: { '404': { rewrite: `/${rules.notFound.file}`, statusCode: rules.notFound.status } },
    globalHeaders: { ...always, ...overHttps, 'cache-control': cacheControlOf(rules, 'revalidate') },
    mimeTypes: Object.fromEntries(
      Object.entries(rules.contentTypes).map(([ending, type]) => [ending, type.replace(/;.*/, '')]),
    ),
  });
  if (Buffer.byteLength(text) > maxBytes)
    throw new HostLimit('Azure Static Web Apps', rules, {
      'bytes of rules': [Buffer.byteLength(text), maxBytes],
    });
  return { 'staticwebapp.config.json': text };
};
