import { drawingEnding } from '../rules.ts';
import { type Emitter, json } from './emitter.ts';
import { allHeaders, cacheControlOf, globOf, immutableFolders } from './patterns.ts';
import { fixedFiles } from './netlify.ts';

/**
 * Firebase Hosting: redirects addresses with a trailing slash to those without. The last matching header rule wins.
 */
export const firebase: Emitter = (rules) => {
  const header = (source: string, headers: readonly (readonly [string, string])[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  return {
    'firebase.json': json({
      hosting: {
        public: 'public',
        cleanUrls: false,
        trailingSlash: false,
        headers: [
          header('**', [...allHeaders(rules), ['cache-control', cacheControlOf(rules, 'revalidate')]]),
          header(`/${rules.notFound.file}`, [['cache-control', cacheControlOf(rules, 'no-store')]]),
          ...fixedFiles(rules).map(([file, value]) => header(`/${file}`, [['cache-control', value]])),
          header(`**/*${drawingEnding}`, Object.entries(rules.headers.drawings)),
          header('**/*.webmanifest', [['content-type', rules.contentTypes['.webmanifest'] ?? '']]),
          ...immutableFolders(rules).map(({ folder, cacheControl }) =>
            header(`/${folder}**`, [['cache-control', cacheControl]]),
          ),
        ],
        rewrites: rules.rewrites.map(({ pattern, file }) => ({
          source: globOf(pattern),
          destination: `/${file}`,
        })),
      },
    }),
  };
};
