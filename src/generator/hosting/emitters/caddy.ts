import { isCompressible } from '../content-types.ts';
import { drawingEnding } from '../rules.ts';
import { domainOf, type Emitter, folderOf, madeBy } from './emitter.ts';
import { malformedPath, encodedSlash, expressionOf, filesOf } from './patterns.ts';

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const expression = (text: string): string => `"~${text.replaceAll('"', '\\"')}"`;

/**
 * Caddy: a snippet with the rules, and a site that imports it. Caddy manages certificates and the HTTPS redirect
 * itself.
 */
export const caddy: Emitter = (rules) => {
  const notFound = `/${rules.notFound.file}`;
  const snippet = `portal-${rules.brand.id}`;
  const headers = [
    ...Object.entries(rules.headers.always).map(([name, value]) => `header ${name} ${quote(value)}`),
    '@https protocol https',
    ...Object.entries(rules.headers.overHttps).map(
      ([name, value]) => `header @https ${name} ${quote(value)}`,
    ),
  ];
  const caching = rules.caching.map((rule) => {
    const files = filesOf(rule);
    return `${files === undefined ? 'default' : expression(files)} ${quote(rule.cacheControl)}`;
  });
  const missingFile = '/-/no-such-file';
  const types = Object.values(rules.contentTypes).filter(isCompressible);
  const compressible = [...new Set(types.map((type) => type.replace(/;.*/, '')))];
  const lines = [
    `(${snippet}) {`,
    '	encode zstd gzip {',
    '		match {',
    ...compressible.map((type) => `			header Content-Type ${type}*`),
    '		}',
    '	}',
    '	route {',
    '		# The page of an address with an id in it, by the address as it was sent.',
    '		map {http.request.uri} {portal.shell} {portal.crooked} {',
    `			${expression(malformedPath)} ${missingFile} yes`,
    ...rules.rewrites.map(
      ({ pattern, file }) => `			${expression(`^${expressionOf(pattern)}(?:\\?|$)`)} /${file} no`,
    ),
    `			${expression(encodedSlash)} ${missingFile} yes`,
    `			default ${missingFile} no`,
    '		}',
    ...headers.map((it) => `		${it}`),
    '		@nowhere expression `{portal.crooked} == "yes"`',
    `		error @nowhere ${rules.notFound.status}`,
    `		@unnamed path ${notFound}`,
    `		error @unnamed ${rules.notFound.status}`,
    '		@page {',
    '			path */',
    '			file {',
    '				try_files {path}/index.html {portal.shell}',
    '			}',
    '		}',
    '		rewrite @page {http.matchers.file.relative}',
    '		@neither path */',
    `		error @neither ${rules.notFound.status}`,
    '		try_files {path} {path}/index.html {portal.shell}',
    '		# By the file that is sent, not by the address.',
    '		map {path} {portal.cache} {',
    ...caching.map((it) => `			${it}`),
    '		}',
    '		header Cache-Control {portal.cache}',
    `		@drawing path *${drawingEnding}`,
    ...Object.entries(rules.headers.drawings).map(
      ([name, value]) => `		header @drawing ${name} ${quote(value)}`,
    ),
    '		map {path} {portal.type} {',
    ...Object.entries(rules.contentTypes).map(
      ([ending, type]) => `			${expression(`\\${ending}$`)} ${quote(type)}`,
    ),
    '			default application/octet-stream',
    '		}',
    '		header Content-Type {portal.type}',
    '		file_server {',
    '			disable_canonical_uris',
    '			# Files that `npm run build -- --compress` put beside the others.',
    '			precompressed br gzip',
    '		}',
    '	}',
    '	handle_errors {',
    ...headers.map((it) => `		${it}`),
    `		header Cache-Control ${rules.caching.find((it) => it.class === 'no-store')?.cacheControl ?? 'no-store'}`,
    '		header Content-Type "text/html; charset=utf-8"',
    `		rewrite * ${notFound}`,
    '		file_server',
    '	}',
    '}',
    '',
    `${domainOf(rules)} {`,
    `	root * ${folderOf(rules)}/site`,
    `	import ${snippet}`,
    '}',
    '',
  ];
  return {
    Caddyfile: [
      `# ${madeBy(rules)}`,
      `# In your Caddyfile: import ${folderOf(rules)}/hosting/caddy/Caddyfile`,
      '',
      ...lines,
    ].join('\n'),
  };
};
