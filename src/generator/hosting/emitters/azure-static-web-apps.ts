import { segmentsOf } from '#core/routing/pattern.ts';
import { drawingEnding } from '../rules.ts';
import { type Emitter, HostLimit, json } from './emitter.ts';
import { cacheControlOf, keptFolders } from './patterns.ts';
import { fixedFiles } from './netlify.ts';

/** What Azure takes, in bytes. */
const limit = 20 * 1024;

const prefixOf = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .slice(
      0,
      segmentsOf(pattern).findIndex((it) => it.startsWith('{')),
    )
    .join('/')}`;

/**
 * Azure Static Web Apps: a star stands at the end only and takes any number of segments. Where addresses go on behind
 * the id, the ones cannot be told from the others, and none of them has a rule: `404.html` leads there.
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
      // The first rule that fits counts, and one says all that is special of a file.
      ...keptFolders(rules).map(({ folder, cacheControl }) => ({
        route: `/${folder}*.{${drawingEnding.slice(1)}}`,
        headers: { 'cache-control': cacheControl, ...rules.headers.drawings },
      })),
      ...keptFolders(rules).map(({ folder, cacheControl }) => ({
        route: `/${folder}*`,
        headers: { 'cache-control': cacheControl },
      })),
      ...fixedFiles(rules).map(([file, value]) => ({
        route: `/${file}`,
        headers: { 'cache-control': value },
      })),
      ...shells.flatMap(({ pattern, file }) => {
        const prefix = prefixOf(pattern);
        // The list itself stays the list.
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
  if (Buffer.byteLength(text) > limit)
    throw new HostLimit('Azure Static Web Apps', rules, {
      'bytes of rules': [Buffer.byteLength(text), limit],
    });
  return { 'staticwebapp.config.json': text };
};
