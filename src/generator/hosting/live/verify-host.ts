import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { HostRules } from '../rules.ts';
import { type Probe, askLive, type LiveAnswer } from './probe.ts';
import { type HostFinding, problemsOf } from './findings.ts';
import { judgeFile, judgeHeaders, type LiveFile } from './judge.ts';

/** What a live host is compared with. */
export interface Deployed {
  rules: HostRules;
  /** Every file of the site. */
  files: readonly LiveFile[];
  /** Files of earlier releases that open tabs still ask for. */
  earlier?: readonly LiveFile[];
}

/** Answers that are waited for at a time. */
const atOnce = 8;

/** An id that nothing has. */
const anyId = 'andana-verify';

/** Pages that nobody asks for by their own address: those behind an address with an id, and without a connection. */
const isInner = (file: string): boolean => file.startsWith('_');

/**
 * The path of the address that sends a file. A page is asked for as visitors do, one of the others as the service worker
 * does: many hosts lead from `index.html` to its folder.
 */
const addressOf = (file: string): string =>
  `/${isInner(file) ? file.replace(/\/index\.html$/, '/') : file.replace(/(?:^|\/)index\.html$/, '')}`
    .split('/')
    .map(encodeURIComponent)
    .join('/');

interface Question {
  path: string;
  file: LiveFile;
  status?: 200 | 404;
}

function questions({ rules, files, earlier = [] }: Deployed): Question[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { file: nowhere, status } = rules.notFound;
  const own = files
    // A compressed copy is no address of its own.
    .filter(({ path }) => path !== nowhere && !/\.(?:br|gz)$/.test(path))
    .map((file) => ({ path: addressOf(file.path), file }));
  const dynamic = rules.rewrites.flatMap(({ pattern, file: path }) => {
    const file = byPath.get(path);
    const params = Object.fromEntries(
      [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, anyId]),
    );
    return file ? [{ path: fillPattern(pattern, params), file }] : [];
  });
  const notFound = byPath.get(nowhere);
  const unknown = [`/${anyId}`, `/${anyId}/${anyId}`, `/_astro/${anyId}.js`, `/_brand/${anyId}.css`];
  const gone = earlier
    .filter(({ path }) => !byPath.has(path))
    .map((file) => ({ path: addressOf(file.path), file }));
  return [
    ...own,
    ...dynamic,
    ...(notFound ? unknown.map((path) => ({ path, file: notFound, status })) : []),
    ...gone,
  ];
}

/** Whether an answer leads to the same address with or without its last slash. */
function slashOf({ status, headers }: LiveAnswer, url: URL): string | undefined {
  const location = headers.get('location');
  if (![301, 302, 307, 308].includes(status) || location === undefined) return undefined;
  const to = new URL(location, url);
  const bare = (path: string): string => path.replace(/\/$/, '');
  return to.origin === url.origin && bare(to.pathname) === bare(url.pathname) ? to.href : undefined;
}

const detour: HostFinding = {
  code: 'host-redirect',
  severity: 'warning',
  what: (about) => reportText('hosting.redirect.what', about),
  why: reportText('hosting.redirect.why'),
  fix: reportText('hosting.redirect.fix'),
};

/** Where a host leads everybody who asks it, if that is another one: from HTTP to HTTPS, from `www.` to the name without. */
async function leadsElsewhere(base: URL, ask: Probe): Promise<string | undefined> {
  const { status, headers } = await ask(base.href);
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined || !URL.canParse(location, base))
    return undefined;
  const { origin } = new URL(location, base);
  return origin === base.origin ? undefined : origin;
}

const elsewhere = (base: URL, origin: string): HostFinding => ({
  code: 'host-elsewhere',
  severity: 'error',
  what: () => reportText('hosting.elsewhere.what', { from: base.origin, to: origin }),
  why: reportText('hosting.elsewhere.why'),
  fix: reportText('hosting.elsewhere.fix', { to: origin }),
});

/**
 * Whether the way from HTTP to HTTPS was asked. HTTPS at 443 has its HTTP at 80; where HTTPS has a port of its own, nobody
 * can say where HTTP is answered, if it is at all: that port takes none.
 */
export type PlainHttp = 'asked' | 'unknown' | 'none';

/** Whether HTTP leads to HTTPS; a host that does not take HTTP at all is as good. */
async function judgePlain(url: URL, ask: Probe): Promise<HostFinding[]> {
  const plain = new URL('/login?x=1', url);
  plain.protocol = 'http:';
  const answer = await ask(plain.href).catch(() => undefined);
  const wanted = new URL('/login?x=1', url).href;
  if (!answer || ([301, 308].includes(answer.status) && answer.headers.get('location') === wanted)) return [];
  return [
    {
      code: 'host-plain',
      severity: 'error',
      what: () => reportText('hosting.plain.what', { address: plain.href, status: answer.status, wanted }),
      why: reportText('hosting.plain.why'),
      fix: reportText('hosting.plain.fix'),
    },
  ];
}

/**
 * Compares a live host with a bundle: every file by its content, every address with an id, what is not there, types,
 * caching, headers, and the way from HTTP to HTTPS. Over plain HTTP, which is for trying a host out, the last is left out.
 * @param origin address of the portal
 * @throws Unreachable
 */
export async function verifyHost(
  origin: string,
  deployed: Deployed,
  ask: Probe = askLive,
): Promise<{ problems: Diagnostic[]; asked: number; plain: PlainHttp }> {
  const base = new URL(origin);
  const isSecure = base.protocol === 'https:';
  const { id } = deployed.rules.brand;
  const other = await leadsElsewhere(base, ask);
  if (other !== undefined)
    return { problems: problemsOf(id, [['/', elsewhere(base, other)]]), asked: 0, plain: 'none' };
  const all = questions(deployed);
  const found: [string, HostFinding][][] = [];
  const judge = async (index: number, { path, file, status = 200 }: Question): Promise<void> => {
    const url = new URL(path, base);
    const first = await ask(url.href);
    const further = status === 200 ? slashOf(first, url) : undefined;
    const answer = further === undefined ? first : await ask(further);
    found[index] = [
      ...(further === undefined || isInner(path.slice(1)) ? [] : [detour]),
      ...judgeFile(answer, file, deployed.rules, path, status),
      ...judgeHeaders(answer, file.path, deployed.rules, isSecure),
    ].map((finding) => [path, finding]);
  };
  const waiting = all.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, question] of waiting) await judge(index, question);
    }),
  );
  const plain = !isSecure ? 'none' : base.port === '' ? 'asked' : 'unknown';
  const ofPlain = plain === 'asked' ? await judgePlain(base, ask) : [];
  const findings = [...ofPlain.map((it) => ['/', it] as const), ...found.flat()];
  return { problems: problemsOf(id, findings), asked: all.length, plain };
}
