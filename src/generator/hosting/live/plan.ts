import { languages } from '#core/i18n/languages.ts';
import { addresses, isShell } from '#core/routing/addresses.ts';
import { fillPattern, matchPattern } from '#core/routing/pattern.ts';
import { routes } from '#core/routing/table.ts';
import type { HostRules } from '../rules.ts';
import type { LiveFile } from './judge.ts';

/** The bundle that a live host is compared with. */
export interface DeployedBundle {
  rules: HostRules;
  /** Every file of the site. */
  files: readonly LiveFile[];
  /** Files of earlier releases that open tabs may still request. */
  earlier?: readonly LiveFile[];
  /** What may be published in the place of the service worker, to switch it off. */
  workerOff?: LiveFile;
  /** Addresses of other portals and earlier releases, where the host should have nothing. */
  absent?: readonly string[];
}

/** A request with its expected file; without a file the host must answer 404. */
export interface PlannedProbe {
  path: string;
  file?: LiveFile;
  status?: 200 | 404;
  /** Some hosts cannot do this, so its faults are warnings. */
  isOptional?: boolean;
}

/** An id that does not exist. */
const unknownId = 'andana-verify';

/** Ids that a host may decode at the wrong time. */
const encodedIds = ['andana/verify', '50%25', 'ñ'];

/** What gets published by mistake: listings, secrets, repositories, copies, and what lies beside the site in a bundle. */
const misplacedFiles = [
  ...['_astro/', '_brand/'],
  ...['.env', '.git/HEAD', '.git/config', '.svn/entries', '.htpasswd', '.npmrc', '.DS_Store'],
  ...['manifest.json', 'rules.json', 'provenance.json', 'brand.json', 'pages.json', 'sbom.cdx.json'],
  ...['hosting/rules.json', 'site/index.html', 'report/report.html', 'brand.yaml'],
  ...['package.json', 'package-lock.json', 'site.zip', 'backup.zip', 'site.tar.gz', 'index.html.bak'],
  ...['server-status', 'nginx_status', 'phpinfo.php', 'error_log'],
];

/** Pages without an address of their own: shells of addresses with an id, and offline pages. */
export const isInternal = (file: string): boolean => file.startsWith('_');

/**
 * The path at which a file is requested: a page like visitors do, an internal page like the service worker does. Many
 * hosts redirect `index.html` to its folder.
 */
export const addressOf = (file: string): string =>
  `/${isInternal(file) ? file.replace(/\/index\.html$/, '/') : file.replace(/(?:^|\/)index\.html$/, '')}`
    .split('/')
    .map(encodeURIComponent)
    .join('/');

/** Addresses of pages that other portals have and this one does not. */
export function pagesOfOthers({ pages, rewrites }: HostRules): string[] {
  const known = new Set(pages);
  const all = languages.flatMap((defaultLanguage) =>
    addresses({ languages, defaultLanguage, routes: routes.map(({ id }) => id), specificLogins: [] }),
  );
  return [...new Set(all.filter((address) => !isShell(address)).map(({ pattern }) => pattern))].filter(
    (path) => !known.has(path) && !rewrites.some(({ pattern }) => matchPattern(pattern, path)),
  );
}

/** Requests for files of the bundle, at every address that has one. */
function presentProbes({ rules, files, earlier = [] }: DeployedBundle): PlannedProbe[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const fileProbes = files
    // A compressed copy has no address of its own.
    .filter(({ path }) => path !== rules.notFound.file && !/\.(?:br|gz)$/.test(path))
    .map((file) => ({ path: addressOf(file.path), file }));
  const dynamic = rules.rewrites.flatMap(({ pattern, file: path }) => {
    const file = byPath.get(path);
    const at = (id: string): string =>
      fillPattern(
        pattern,
        Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id])),
      );
    return file ? [{ file, at }] : [];
  });
  const [first] = dynamic;
  const [page = ''] = rules.pages.filter((path) => path !== '/');
  const pageFile = fileProbes.find(({ path }) => path === page)?.file;
  return [
    ...fileProbes,
    ...dynamic.map(({ file, at }) => ({ path: at(unknownId), file })),
    ...(first ? encodedIds.map((id) => ({ path: first.at(id), file: first.file, isOptional: true })) : []),
    ...(pageFile ? [{ path: `${page}?andana=verify`, file: pageFile }] : []),
    ...earlier.filter(({ path }) => !byPath.has(path)).map((file) => ({ path: addressOf(file.path), file })),
  ];
}

/** All requests of a comparison. */
export function planProbes(deployed: DeployedBundle): PlannedProbe[] {
  const { rules, files, absent = [] } = deployed;
  const present = presentProbes(deployed);
  const notFound = files.find(({ path }) => path === rules.notFound.file);
  const unknown = [
    `/${unknownId}`,
    `/${unknownId}/${unknownId}`,
    `/_astro/${unknownId}.js`,
    `/_brand/${unknownId}.css`,
  ];
  const asked = new Set(present.map(({ path }) => path));
  const empty = [...misplacedFiles.map((file) => `/${file}`), ...absent].filter((path) => !asked.has(path));
  return [
    ...present,
    ...(notFound ? unknown.map((path) => ({ path, file: notFound, status: rules.notFound.status })) : []),
    ...[...new Set(empty)].map((path) => ({ path })),
  ];
}
