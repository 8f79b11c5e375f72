import { isCompressible, worthCompressing } from '../content-types.ts';
import type { HostRules } from '../rules.ts';
import { domainOf, type Emitter, folderOf, madeBy } from './emitter.ts';
import { malformedPath, drawingFiles, encodedSlash, expressionOf, filesOf } from './patterns.ts';

/** nginx variables are global to the server, so each portal has its own. */
const variable = ({ brand }: HostRules, name: string): string =>
  `$portal_${brand.id.replaceAll('-', '_')}_${name}`;

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

function mapBlock(source: string, target: string, entries: readonly (readonly [string, string])[]): string[] {
  return [`map ${source} ${target} {`, ...entries.map(([key, value]) => `    ${key} ${value};`), '}', ''];
}

/** The maps used by `server.conf`: maps must be outside of `server` blocks. */
function mapsFile(rules: HostRules): string {
  const shell = variable(rules, 'shell');
  const caching = rules.caching.map((rule): [string, string] => {
    const files = filesOf(rule);
    return [files === undefined ? 'default' : quote(`~${files}`), quote(rule.cacheControl)];
  });
  return [
    `# ${madeBy(rules)}`,
    '',
    '# The page of an address with an id in it, by the address as it was sent.',
    ...mapBlock('$request_uri', shell, [
      ['default', '""'],
      [quote(`~${malformedPath}`), '""'],
      ...rules.rewrites.map(
        ({ pattern, file }) => [quote(`~^${expressionOf(pattern)}(?:\\?|$)`), `/${file}`] as const,
      ),
    ]),
    '# Addresses that are not written as the portal writes them.',
    ...mapBlock(`"${shell}:$request_uri"`, variable(rules, 'crooked'), [
      ['default', '""'],
      [quote(`~^:${malformedPath.slice(1)}`), '1'],
      [quote(`~^:${encodedSlash.slice(1)}`), '1'],
    ]),
    '# How long a copy may be used, by the file that is sent.',
    ...mapBlock('$uri', variable(rules, 'cache'), caching),
    '# Drawings have a policy of their own.',
    ...Object.entries(rules.headers.drawings).flatMap(([name, value]) =>
      mapBlock('$uri', headerVariable(rules, name), [
        ['default', quote(rules.headers.always[name] ?? '')],
        [quote(`~${drawingFiles}`), quote(value)],
      ]),
    ),
    ...Object.entries(rules.headers.overHttps).flatMap(([name, value]) =>
      mapBlock('$https', headerVariable(rules, name), [
        ['default', '""'],
        ['on', quote(value)],
      ]),
    ),
  ].join('\n');
}

const headerVariable = (rules: HostRules, name: string): string => variable(rules, name.replaceAll('-', '_'));

function serverFile(rules: HostRules): string {
  const types = Map.groupBy(Object.entries(rules.contentTypes), ([, type]) => type.replace(/;.*/, ''));
  const withCharset = [...types].filter(([, [[, type] = ['', '']]]) => type.includes('charset='));
  const listTypes = (all: Iterable<string>): string => [...all].filter((it) => it !== 'text/html').join(' ');
  const notFound = `/${rules.notFound.file}`;
  return [
    `# ${madeBy(rules)}`,
    '# Inside of a `server`, which says where the files are (`root`).',
    '',
    '# Every answer has these, errors too. nginx drops them in each `location` with an `add_header` of its own: add none.',
    ...Object.entries(rules.headers.always).map(
      ([name, value]) =>
        `add_header ${name} ${name in rules.headers.drawings ? headerVariable(rules, name) : quote(value)} always;`,
    ),
    ...Object.keys(rules.headers.overHttps).map(
      (name) => `add_header ${name} ${headerVariable(rules, name)} always;`,
    ),
    `add_header cache-control ${variable(rules, 'cache')} always;`,
    '',
    'types {',
    ...[...types].map(
      ([type, entries]) => `    ${type} ${entries.map(([ending]) => ending.slice(1)).join(' ')};`,
    ),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${listTypes(withCharset.map(([type]) => type))};`,
    '',
    'gzip on;',
    'gzip_vary on;',
    `gzip_min_length ${worthCompressing};`,
    'gzip_proxied any;',
    `gzip_types ${listTypes([...types.keys()].filter(isCompressible))};`,
    '# Files that `npm run build -- --compress` put beside the others; with its module also: brotli_static on;',
    'gzip_static on;',
    '',
    'server_tokens off;',
    'merge_slashes off;',
    'absolute_redirect off;',
    '',
    `error_page ${rules.notFound.status} ${notFound};`,
    `location = ${notFound} {`,
    '    internal;',
    '}',
    'location / {',
    `    if (${variable(rules, 'crooked')}) {`,
    `        return ${rules.notFound.status};`,
    '    }',
    `    try_files $uri $uri/index.html ${variable(rules, 'shell')} =${rules.notFound.status};`,
    '}',
    '',
  ].join('\n');
}

function portalFile(rules: HostRules): string {
  const domain = domainOf(rules);
  const folder = `${folderOf(rules)}/hosting/nginx`;
  return [
    `# ${madeBy(rules)}`,
    '# Copy this file to /etc/nginx/conf.d and change the copy: certificates, and the folder if it is another one.',
    '',
    `include ${folder}/maps.conf;`,
    '',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${domain};`,
    `    return 301 https://${domain}$request_uri;`,
    '}',
    '',
    'server {',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
    `    server_name ${domain};`,
    `    ssl_certificate /etc/ssl/certs/${domain}.pem;`,
    `    ssl_certificate_key /etc/ssl/private/${domain}.key;`,
    '    ssl_protocols TLSv1.2 TLSv1.3;',
    '',
    `    root ${folderOf(rules)}/site;`,
    `    include ${folder}/server.conf;`,
    '}',
    '',
  ].join('\n');
}

/** nginx: maps, the content of a `server` block, and an example that includes both. */
export const nginx: Emitter = (rules) => ({
  'maps.conf': mapsFile(rules),
  'server.conf': serverFile(rules),
  'portal.conf': portalFile(rules),
});
