import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '#generator/hosting/content-types.ts';
import { loadEngine, type StartHost } from './engine.ts';
import { answerWith, fileAt, matchesPattern } from './model.ts';

interface Redirector {
  parsePlain: (
    rules: string,
    options: object,
  ) => Promise<{
    match: (request: object) => { to: string; status: number } | undefined;
  }>;
}

interface Headers {
  parseAllHeaders: (options: object) => Promise<{
    headers: { for: string; values: Record<string, string> }[];
    errors: Error[];
  }>;
}

/**
 * Runs Netlify's own code for `_redirects` and its own parser of `_headers`; the choice of file and of header
 * rules for an address follows its documentation.
 */
export const startNetlify: StartHost = async (bundle) => {
  const hosting = join(bundle.folder, 'hosting/netlify');
  const redirector = loadEngine<Redirector>('netlify-redirector');
  const matcher = await redirector.parsePlain(readFileSync(join(hosting, '_redirects'), 'utf8'), {});
  const { parseAllHeaders } = loadEngine<Headers>('@netlify/headers-parser');
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(hosting, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  if (errors.length > 0) throw new AggregateError(errors);
  const find = (path: string): { status: number; file: string } => {
    const own = fileAt(bundle, path);
    if (own) return { status: 200, file: own };
    const match = matcher.match({
      scheme: 'https',
      host: bundle.rules.brand.domain,
      path,
      query: '',
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    const file = match && fileAt(bundle, match.to);
    return file ? { status: match.status, file } : { status: 404, file: '404.html' };
  };
  return {
    ask: (address) => {
      const path = address.replace(/\?.*/, '');
      const { status, file } = find(path);
      const named = rules.filter((rule) => matchesPattern(rule.for, path)).map(({ values }) => values);
      const usual = {
        'content-type': contentType(file),
        'cache-control': 'public,max-age=0,must-revalidate',
      };
      return Promise.resolve(answerWith(bundle, status, file, Object.assign(usual, ...named)));
    },
    stop: () => Promise.resolve(),
  };
};
