import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { HostRules } from '../rules.ts';
import { type Probe, probeLive, type LiveResponse } from './probe.ts';
import { type HostFinding, problemsOf } from './findings.ts';
import { judgeFile, judgeHeaders, type LiveFile } from './judge.ts';

/** The bundle that a live host is compared with. */
export interface DeployedBundle {
  rules: HostRules;
  /** Every file of the site. */
  files: readonly LiveFile[];
  /** Files of earlier releases that open tabs may still request. */
  earlier?: readonly LiveFile[];
}

/** Number of concurrent requests. */
const concurrency = 8;

/** An id that does not exist. */
const unknownId = 'andana-verify';

/** Pages without an address of their own: shells of addresses with an id, and offline pages. */
const isInternal = (file: string): boolean => file.startsWith('_');

/**
 * The path at which a file is requested: a page like visitors do, an internal page like the service worker does. Many
 * hosts redirect `index.html` to its folder.
 */
const addressOf = (file: string): string =>
  `/${isInternal(file) ? file.replace(/\/index\.html$/, '/') : file.replace(/(?:^|\/)index\.html$/, '')}`
    .split('/')
    .map(encodeURIComponent)
    .join('/');

interface PlannedProbe {
  path: string;
  file: LiveFile;
  status?: 200 | 404;
}

function planProbes({ rules, files, earlier = [] }: DeployedBundle): PlannedProbe[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { file: nowhere, status } = rules.notFound;
  const fileProbes = files
    // A compressed copy has no address of its own.
    .filter(({ path }) => path !== nowhere && !/\.(?:br|gz)$/.test(path))
    .map((file) => ({ path: addressOf(file.path), file }));
  const dynamic = rules.rewrites.flatMap(({ pattern, file: path }) => {
    const file = byPath.get(path);
    const params = Object.fromEntries(
      [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, unknownId]),
    );
    return file ? [{ path: fillPattern(pattern, params), file }] : [];
  });
  const notFound = byPath.get(nowhere);
  const unknown = [
    `/${unknownId}`,
    `/${unknownId}/${unknownId}`,
    `/_astro/${unknownId}.js`,
    `/_brand/${unknownId}.css`,
  ];
  const earlierProbes = earlier
    .filter(({ path }) => !byPath.has(path))
    .map((file) => ({ path: addressOf(file.path), file }));
  return [
    ...fileProbes,
    ...dynamic,
    ...(notFound ? unknown.map((path) => ({ path, file: notFound, status })) : []),
    ...earlierProbes,
  ];
}

/** The target of a redirect that only adds or removes the trailing slash. */
function slashRedirect({ status, headers }: LiveResponse, url: URL): string | undefined {
  const location = headers.get('location');
  if (![301, 302, 307, 308].includes(status) || location === undefined) return undefined;
  const target = new URL(location, url);
  const withoutSlash = (path: string): string => path.replace(/\/$/, '');
  return target.origin === url.origin && withoutSlash(target.pathname) === withoutSlash(url.pathname)
    ? target.href
    : undefined;
}

const slashFinding: HostFinding = {
  code: 'host-redirect',
  severity: 'warning',
  what: (about) => reportText('hosting.redirect.what', about),
  why: reportText('hosting.redirect.why'),
  fix: reportText('hosting.redirect.fix'),
};

/**
 * The other origin to which a host redirects every visitor, if any: from HTTP to HTTPS, or from `www.` to the bare
 * name.
 */
async function redirectedOrigin(base: URL, probe: Probe): Promise<string | undefined> {
  const { status, headers } = await probe(base.href);
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined || !URL.canParse(location, base))
    return undefined;
  const { origin } = new URL(location, base);
  return origin === base.origin ? undefined : origin;
}

const elsewhereFinding = (base: URL, origin: string): HostFinding => ({
  code: 'host-elsewhere',
  severity: 'error',
  what: () => reportText('hosting.elsewhere.what', { from: base.origin, to: origin }),
  why: reportText('hosting.elsewhere.why'),
  fix: reportText('hosting.elsewhere.fix', { to: origin }),
});

/**
 * Whether the redirect from HTTP to HTTPS was probed. HTTPS at port 443 has HTTP at port 80; for HTTPS at another port
 * the HTTP port is unknown, if there is one.
 */
export type PlainHttp = 'asked' | 'unknown' | 'none';

/** Checks that HTTP redirects to HTTPS permanently; no HTTP at all is as good. */
async function judgePlainHttp(url: URL, probe: Probe): Promise<HostFinding[]> {
  const plain = new URL('/login?x=1', url);
  plain.protocol = 'http:';
  const response = await probe(plain.href).catch(() => undefined);
  const target = new URL('/login?x=1', url).href;
  if (!response || ([301, 308].includes(response.status) && response.headers.get('location') === target))
    return [];
  return [
    {
      code: 'host-plain',
      severity: 'error',
      what: () =>
        reportText('hosting.plain.what', { address: plain.href, status: response.status, wanted: target }),
      why: reportText('hosting.plain.why'),
      fix: reportText('hosting.plain.fix'),
    },
  ];
}

/**
 * Compares a live host with a bundle: the content of every file, every address with an id, missing addresses, types,
 * caching, headers, and the redirect from HTTP to HTTPS. Over plain HTTP, used to try out a host, the redirect is not
 * checked.
 * @param origin address of the portal
 * @throws Unreachable
 */
export async function verifyHost(
  origin: string,
  deployed: DeployedBundle,
  probe: Probe = probeLive,
): Promise<{ problems: Diagnostic[]; asked: number; plain: PlainHttp }> {
  const base = new URL(origin);
  const isSecure = base.protocol === 'https:';
  const { id } = deployed.rules.brand;
  const otherOrigin = await redirectedOrigin(base, probe);
  if (otherOrigin !== undefined)
    return {
      problems: problemsOf(id, [['/', elsewhereFinding(base, otherOrigin)]]),
      asked: 0,
      plain: 'none',
    };
  const probes = planProbes(deployed);
  const findingsByProbe: [string, HostFinding][][] = [];
  const judge = async (index: number, { path, file, status = 200 }: PlannedProbe): Promise<void> => {
    const url = new URL(path, base);
    const first = await probe(url.href);
    const redirected = status === 200 ? slashRedirect(first, url) : undefined;
    const response = redirected === undefined ? first : await probe(redirected);
    findingsByProbe[index] = [
      ...(redirected === undefined || isInternal(path.slice(1)) ? [] : [slashFinding]),
      ...judgeFile(response, file, deployed.rules, path, status),
      ...judgeHeaders(response, file.path, deployed.rules, isSecure),
    ].map((finding) => [path, finding]);
  };
  const queue = probes.entries();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [index, question] of queue) await judge(index, question);
    }),
  );
  const plain = !isSecure ? 'none' : base.port === '' ? 'asked' : 'unknown';
  const plainFindings = plain === 'asked' ? await judgePlainHttp(base, probe) : [];
  const findings = [...plainFindings.map((finding) => ['/', finding] as const), ...findingsByProbe.flat()];
  return { problems: problemsOf(id, findings), asked: probes.length, plain };
}
