import { gzipSync } from 'node:zlib';
import { homePage, type HostFault, type HostRequest, type HostResponse, rules } from './faulty-host.ts';

type Change = NonNullable<HostFault['change']>;

const isPage = ({ file }: HostRequest): boolean => file.endsWith('.html');
const isMissing = ({ status }: HostResponse): boolean => status === 404;
const isAsset = ({ path }: HostRequest): boolean => /^\/_(?:astro|brand)\//.test(path);

/** Changes responses over HTTPS that a condition holds for. */
const where =
  (holds: (request: HostRequest, response: HostResponse) => boolean, change: Change): Change =>
  (response, request) => {
    if (request.isSecure && holds(request, response)) change(response, request);
  };
const everywhere = (change: Change): Change => where(() => true, change);

const without = (name: string): Change =>
  everywhere(({ headers }) => {
    Reflect.deleteProperty(headers, name);
  });
const header =
  (name: string, value: string): Change =>
  ({ headers }) => {
    headers[name] = value;
  };
const typed = (ending: string, type: string): Change =>
  where(({ file }) => file.endsWith(ending), header('content-type', type));
const redirect =
  (to: (request: HostRequest) => string, status = 301): Change =>
  (response, request) => {
    response.status = status;
    response.headers['location'] = to(request);
    response.body = '';
  };
const content = (body: string | ((old: string) => string)): Change => {
  return (response) => {
    response.body = typeof body === 'string' ? body : body(String(response.body));
  };
};
const answered = (status: number, body?: string): Change => {
  return (response) => {
    response.status = status;
    if (body !== undefined) response.body = body;
  };
};
const has = (path: string, body = 'SECRET=1'): Change =>
  where(
    (request) => request.path === path,
    (response, request) => {
      answered(200, body)(response, request);
    },
  );
const at = (path: string, change: Change): Change => where((request) => request.path === path, change);
const plainly =
  (change: Change): Change =>
  (response, request) => {
    if (!request.isSecure) change(response, request);
  };

const firstShell = rules.rewrites[0]?.pattern.replace(/\/\{\w+\}.*/, '') ?? '';
const shellWith = (id: RegExp): Change =>
  where(({ path }) => path.startsWith(firstShell) && id.test(path), answered(404));

/** Faults of hosts, each with the code that reports it. */
export const hostFaults: readonly (readonly [name: string, code: string, change: Change])[] = [
  // Addresses.
  [
    'knows no address with an id',
    'host-status',
    where(({ file }) => file.startsWith('_shell'), answered(404)),
  ],
  [
    'sends the home for every unknown address',
    'host-status',
    where((_, it) => isMissing(it), answered(200, homePage)),
  ],
  [
    'sends the page of missing addresses with 200',
    'host-status',
    where((_, it) => isMissing(it), answered(200)),
  ],
  [
    'has a page of its own for missing addresses',
    'host-content',
    where((_, it) => isMissing(it), content('Not Found')),
  ],
  ['answers 403 for missing files', 'host-status', where((_, it) => isMissing(it), answered(403))],
  ['answers 410 for missing files', 'host-status', where((_, it) => isMissing(it), answered(410))],
  ['takes an encoded slash for a slash', 'host-status', shellWith(/%2F/i)],
  ['decodes addresses twice', 'host-status', shellWith(/%25/)],
  ['knows ASCII only', 'host-status', shellWith(/%C3/i)],
  ['looks for a file with the query', 'host-status', where(({ query }) => query !== '', answered(404))],
  ['lacks a picture', 'host-status', at('/_brand/logo.1f2e.svg', answered(404))],
  ['lacks the files of the last release', 'host-status', at('/_astro/old.AAAA.js', answered(404))],
  ['lacks one of the languages', 'host-status', where(({ path }) => path.startsWith('/ca'), answered(404))],
  ['fails for one page', 'host-status', at('/login', answered(503))],
  ['sends a part without being asked', 'host-status', at('/login', answered(206))],
  ['guards the portal by a password', 'host-status', everywhere(answered(401))],
  [
    'leads to a language by itself',
    'host-status',
    at(
      '/',
      redirect(() => '/ca', 302),
    ),
  ],
  [
    'leads to the other form of an address',
    'host-redirect',
    at(
      '/login',
      redirect(() => '/login/'),
    ),
  ],
  [
    'leads an address to itself',
    'host-redirect',
    at(
      '/login',
      redirect(() => '/login'),
    ),
  ],
  [
    'leads two forms to each other',
    'host-redirect',
    where(
      ({ path }) => /^\/login\/?$/.test(path),
      redirect(({ path }) => (path === '/login' ? '/login/' : '/login')),
    ),
  ],
  [
    'leads a page to HTTP',
    'host-status',
    at(
      '/login',
      redirect(() => 'http://talent.example/login/'),
    ),
  ],
  [
    'leads to another host',
    'host-elsewhere',
    everywhere(redirect(({ path }) => `https://www.talent.example${path}`)),
  ],
  // HTTP.
  ['serves the portal over HTTP too', 'host-plain', plainly(answered(200))],
  ['leads from HTTP for now only', 'host-plain', plainly(answered(302))],
  ['leads from HTTP to the home', 'host-plain', plainly(redirect(() => 'https://talent.example/'))],
  ['leads from HTTP to HTTP', 'host-plain', plainly(redirect(() => 'http://talent.example/login'))],
  // Headers of the rules.
  ...Object.keys(rules.headers.always).map(
    (name) => [`has no ${name}`, 'host-header', without(name)] as const,
  ),
  ['has no strict-transport-security', 'host-header', without('strict-transport-security')],
  [
    'requires HTTPS for five minutes',
    'host-header',
    everywhere(header('strict-transport-security', 'max-age=300')),
  ],
  ['requires HTTPS no longer', 'host-header', everywhere(header('strict-transport-security', 'max-age=0'))],
  [
    'lets others frame the portal',
    'host-header',
    everywhere(header('content-security-policy', "base-uri 'none'; object-src 'none'; frame-ancestors *")),
  ],
  [
    'adds a policy that stops scripts',
    'host-header',
    everywhere(({ headers }) => {
      headers['content-security-policy'] += ", default-src 'none'";
    }),
  ],
  ['frames the portal itself', 'host-header', everywhere(header('x-frame-options', 'SAMEORIGIN'))],
  ['sends whole addresses to others', 'host-header', everywhere(header('referrer-policy', 'unsafe-url'))],
  [
    'lets other sites use files',
    'host-header',
    everywhere(header('cross-origin-resource-policy', 'cross-origin')),
  ],
  [
    'has no headers on errors',
    'host-header',
    where(
      (_, it) => isMissing(it),
      ({ headers }) => {
        for (const name of Object.keys(rules.headers.always)) Reflect.deleteProperty(headers, name);
      },
    ),
  ],
  [
    'has no headers on scripts',
    'host-header',
    where(isAsset, ({ headers }) => {
      for (const name of Object.keys(rules.headers.always)) Reflect.deleteProperty(headers, name);
    }),
  ],
  [
    'has the policy of pages on drawings',
    'host-header',
    where(
      ({ file }) => file.endsWith('.svg'),
      header('content-security-policy', rules.headers.always['content-security-policy'] ?? ''),
    ),
  ],
  // Headers of others.
  ['sets a cookie', 'host-foreign', everywhere(header('set-cookie', 'lb=17; Path=/'))],
  ['lets every site read', 'host-foreign', everywhere(header('access-control-allow-origin', '*'))],
  [
    'lets sites read with cookies',
    'host-foreign',
    everywhere(header('access-control-allow-credentials', 'true')),
  ],
  ['signs everyone out', 'host-foreign', everywhere(header('clear-site-data', '"*"'))],
  ['has pages downloaded', 'host-foreign', where(isPage, header('content-disposition', 'attachment'))],
  [
    'reloads pages to another site',
    'host-foreign',
    where(isPage, header('refresh', '0; url=https://ads.example/')),
  ],
  ['keeps search engines out', 'host-foreign', everywhere(header('x-robots-tag', 'noindex'))],
  ['names its software', 'host-foreign', everywhere(header('x-powered-by', 'PHP/5.3'))],
  [
    'has browsers report to a third party',
    'host-foreign',
    everywhere(header('nel', '{"report_to":"x","max_age":604800}')),
  ],
  [
    'names a map of sources',
    'host-foreign',
    where(({ file }) => file.endsWith('.js'), header('sourcemap', '/app.js.map')),
  ],
  // Types.
  ['sends pages in Latin-1', 'host-type', typed('.html', 'text/html; charset=iso-8859-1')],
  ['sends scripts in Windows-1252', 'host-type', typed('.js', 'text/javascript; charset="windows-1252"')],
  ['sends styles as text', 'host-type', typed('.css', 'text/plain')],
  ['sends scripts as bytes', 'host-type', typed('.js', 'application/octet-stream')],
  ['sends the app manifest as bytes', 'host-type', typed('.webmanifest', 'application/octet-stream')],
  ['sends drawings as text', 'host-type', typed('.svg', 'text/plain; charset=utf-8')],
  ['sends no type', 'host-type', without('content-type')],
  // Caching and compression.
  [
    'has scripts asked for at each visit',
    'host-cache',
    where(({ file }) => file.startsWith('_astro/'), header('cache-control', 'no-cache')),
  ],
  ['keeps pages for a day', 'host-cache', where(isPage, header('cache-control', 'public, max-age=86400'))],
  [
    'says nothing on how long pages are good',
    'host-cache',
    where(isPage, ({ headers }) => {
      Reflect.deleteProperty(headers, 'cache-control');
    }),
  ],
  [
    'keeps the service worker for ever',
    'host-cache',
    at('/sw.js', header('cache-control', 'public, max-age=31536000, immutable')),
  ],
  [
    'keeps for ever that a script is missing',
    'host-cache',
    where(
      (request, it) => isMissing(it) && isAsset(request),
      header('cache-control', 'public, max-age=31536000, immutable'),
    ),
  ],
  [
    'compresses nothing',
    'host-compression',
    everywhere(({ headers }) => {
      headers['content-encoding'] = '';
    }),
  ],
  // Content.
  [
    'puts a script into pages',
    'host-content',
    where(
      isPage,
      content((page) => `${page}<script src="/beacon.js"></script>`),
    ),
  ],
  [
    'makes pages smaller',
    'host-content',
    where(
      isPage,
      content((page) => page.replaceAll('\n', ' ')),
    ),
  ],
  [
    'hides mail addresses',
    'host-content',
    where(
      isPage,
      content((page) => page.replace('index', '[protected]')),
    ),
  ],
  [
    'begins pages with a byte order mark',
    'host-content',
    where(
      isPage,
      content((page) => `\uFEFF${page}`),
    ),
  ],
  ['has the page of a parked domain', 'host-content', at('/', content('<h1>It works!</h1>'))],
  ['has another release', 'host-content', everywhere(content((old) => old.replace('ñ', 'n')))],
  [
    'sends a stale compressed copy',
    'host-content',
    at('/_astro/app.BxY1.js', (response) => {
      response.headers['content-encoding'] = 'gzip';
      response.body = gzipSync('an old script');
    }),
  ],
  ['goes on without end', 'host-content', at('/login', content('x'.repeat(1_000_000)))],
  // Present by mistake.
  ...[
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/manifest.json',
    '/rules.json',
    '/provenance.json',
    '/brand.yaml',
  ].map((path) => [`serves ${path}`, 'host-extra', has(path)] as const),
  ['serves a copy of the site', 'host-extra', has('/site.zip')],
  ['lists its scripts', 'host-extra', has('/_astro/', 'Index of /_astro/')],
  ['keeps a page of a module that is off', 'host-extra', has('/encuestas', 'an old page')],
  ['keeps a page of the last release', 'host-extra', has('/bolsa-antigua', 'an old page')],
];
