import { segmentsOf } from '#core/routing/pattern.ts';
import type { HostRules } from '../rules.ts';
import type { HeaderMap } from '../security-headers.ts';
import { type Emitter, HostLimit, json, madeBy } from './emitter.ts';
import { immutableFolders } from './patterns.ts';

/** Limit of CloudFront for a function. */
const maxBytes = 10 * 1024;

/**
 * The viewer-request function of the distribution: maps an address to a file. It has no list of files, so it first
 * tries the patterns, which match no page, and then goes by the extension.
 */
function viewerRequest(rules: HostRules): string {
  const shells: Record<string, string> = Object.fromEntries(
    rules.rewrites.map(({ pattern, file }) => [
      segmentsOf(pattern)
        .map((it) => (it.startsWith('{') ? '*' : it))
        .join('/'),
      file.replace(/^_shell\//, '').replace(/\/index\.html$/, ''),
    ]),
  );
  const endings = Object.keys(rules.contentTypes).map((it) => it.slice(1));
  return `// ${madeBy(rules)}
var shells = ${JSON.stringify(shells, null, 0)};
var file = /\\.(?:${endings.join('|')})$/;
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var path = uri.slice(1).replace(/\\/$/, '');
  var parts = path.split('/');
  var odd = /(^|\\/)(\\.|%2e){1,2}(\\/|$)/i.test(path) || (uri !== '/' && parts.indexOf('') >= 0);
  for (var at = 1; !odd && at < parts.length; at++) {
    var shell = shells[parts.map(function (it, index) { return index === at ? '*' : it; }).join('/')];
    if (shell) {
      request.uri = '/_shell/' + shell + '/index.html';
      return request;
    }
  }
  if (odd || uri === '/${rules.notFound.file}' || /%2f|%5c/i.test(path)) request.uri = '/-/none';
  else if (!file.test(uri)) request.uri = (path ? '/' + path : '') + '/index.html';
  return request;
}
`;
}

/** Input of \`aws cloudfront create-response-headers-policy --response-headers-policy-config file://…\`. */
function headersPolicy(name: string, always: HeaderMap, { headers }: HostRules): string {
  const items = Object.entries(always);
  const standard = new Set([
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ]);
  const custom = items.filter(([name]) => !standard.has(name));
  const seconds = /max-age=(\d+)/.exec(headers.overHttps['strict-transport-security'] ?? '')?.[1] ?? '0';
  const value = (name: string): string => always[name] ?? '';
  return json({
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: value('content-security-policy'),
      },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('referrer-policy') },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: value('x-frame-options') },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(seconds),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  });
}

/** Upload script that sets the headers of each file, in an order that breaks no open tab. */
function upload(rules: HostRules): string {
  const immutable = immutableFolders(rules);
  const [{ cacheControl: forever } = { cacheControl: '' }] = immutable;
  const typesByExtension = Object.entries(rules.contentTypes);
  const copy = (filters: readonly string[], cacheControl: string, type: string): string =>
    `aws s3 cp "$site" "$bucket" --recursive ${filters.join(' ')} --cache-control "${cacheControl}" --content-type "${type}"`;
  const only = (...globs: readonly string[]): string[] => [
    "--exclude '*'",
    ...globs.map((glob) => `--include '${glob}'`),
  ];
  const lateRules = rules.caching.filter((it) => !it.folders);
  return [
    '#!/bin/sh',
    `# ${madeBy(rules)}`,
    '# Usage: upload.sh s3://BUCKET   then, some days later: upload.sh s3://BUCKET --delete',
    'set -eu',
    'bucket="${1:?is missing. Usage: upload.sh s3://BUCKET [--delete]}"',
    'site="$(dirname "$0")/../../site"',
    'if [ "${2:-}" = "--delete" ]; then',
    '  exec aws s3 sync "$site" "$bucket" --delete --size-only',
    'fi',
    '# What pages load is there before the pages are.',
    ...typesByExtension.map(([ending, type]) =>
      copy(only(...immutable.map(({ folder }) => `${folder}*${ending}`)), forever, type),
    ),
    ...typesByExtension.map(([ending, type]) => {
      const rule = lateRules.find((it) => !it.files && (it.endings?.includes(ending) ?? true));
      const folders = immutable.map(({ folder }) => `--exclude '${folder}*'`);
      return copy([...only(`*${ending}`), ...folders], rule?.cacheControl ?? 'no-cache', type);
    }),
    `aws s3 cp "$site/${rules.notFound.file}" "$bucket/${rules.notFound.file}" --cache-control "no-store" --content-type "${rules.contentTypes['.html']}"`,
    '',
  ].join('\n');
}

/** S3 with CloudFront: the viewer-request function, the response headers policies, and an upload script. */
export const s3Cloudfront: Emitter = (rules) => {
  const code = viewerRequest(rules);
  if (Buffer.byteLength(code) > maxBytes)
    throw new HostLimit('CloudFront', rules, { 'bytes of code': [Buffer.byteLength(code), maxBytes] });
  const name = `portal-${rules.brand.id}`;
  const { always, drawings } = rules.headers;
  return {
    'viewer-request.js': code,
    'headers-policy.json': headersPolicy(name, always, rules),
    'headers-policy-drawings.json': headersPolicy(`${name}-drawings`, { ...always, ...drawings }, rules),
    'upload.sh': upload(rules),
  };
};
