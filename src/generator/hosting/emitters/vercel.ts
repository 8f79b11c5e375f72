import { type Emitter, HostLimit, json } from './emitter.ts';
import { allHeaders, drawingFiles, expressionOf, filesOf } from './patterns.ts';

/** Limit of Vercel for rules. */
const maxRules = 2048;

/**
 * Vercel, in the Build Output API (`.vercel/output/config.json`): rules before the files, those for addresses without a
 * file, and those for errors.
 */
export const vercel: Emitter = (rules) => {
  if (rules.rewrites.length > maxRules)
    throw new HostLimit('Vercel', rules, { 'addresses with an id': [rules.rewrites.length, maxRules] });
  const { notFound } = rules;
  // All matching rules apply and the last one wins, so the first cache rule comes last. An address is that of
  // a page unless it ends in a file name.
  const caching = rules.caching.toReversed().map((rule) => {
    const files = rule.endings?.includes('.html') ? '^(?:(?!.*\\.\\w+$)|.*\\.html$)' : filesOf(rule);
    return { src: `${files ?? '^/'}.*$`, headers: { 'cache-control': rule.cacheControl }, continue: true };
  });
  return {
    'config.json': json({
      version: 3,
      routes: [
        { src: '^/.*$', headers: Object.fromEntries(allHeaders(rules)), continue: true },
        { src: `^/.*${drawingFiles}`, headers: rules.headers.drawings, continue: true },
        ...caching,
        { src: `^/${notFound.file}$`, dest: '/-/none' },
        { handle: 'filesystem' },
        ...rules.rewrites.map(({ pattern, file }) => ({
          src: `^${expressionOf(pattern)}$`,
          dest: `/${file}`,
        })),
        { handle: 'error' },
        {
          src: '^/.*$',
          dest: `/${notFound.file}`,
          status: notFound.status,
          headers: caching.at(-1)?.headers ?? {},
        },
      ],
      overrides: { 'manifest.webmanifest': { contentType: rules.contentTypes['.webmanifest'] } },
    }),
  };
};
