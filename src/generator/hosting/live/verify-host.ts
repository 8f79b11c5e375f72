import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { type Probe, type ProbeOptions, probeLive, type LiveResponse } from './probe.ts';
import { type HostDiagnostic, toDiagnostics } from './host-diagnostics.ts';
import { judgeFile, judgeHeaders, workerOffDiagnostic } from './judge.ts';
import { judgeAbsent, judgeForeignHeaders } from './judge-foreign.ts';
import { workerFile } from '../served-file.ts';
import { type DeployedBundle, isInternal, type PlannedProbe, planProbes } from './plan.ts';
import {
  foreignRedirectDiagnostic,
  followSlash,
  judgeMissingTls,
  judgePlainHttp,
  otherOrigin,
} from './redirects.ts';

/** Number of concurrent requests. */
const concurrency = 8;

/** Bytes read beyond the size of a file: pages of the host for errors and redirects. */
const margin = 64 * 1024;

/** Maximum duration of a comparison in milliseconds. */
const maxDuration = 15 * 60_000;

/** The host answers too slowly to be compared as a whole. */
class TooSlow extends UserError {
  override name = 'TooSlow';

  constructor(done: number, planned: number) {
    super(reportText('hosting.tooSlow', { minutes: maxDuration / 60_000, done, planned }));
  }
}

/**
 * Whether the redirect from HTTP to HTTPS was probed. HTTPS at port 443 has HTTP at port 80; for HTTPS at another port
 * the HTTP port is unknown, if there is one.
 */
export type PlainHttp = 'asked' | 'unknown' | 'none';

const asOptional = (diagnostic: HostDiagnostic): HostDiagnostic => ({ ...diagnostic, severity: 'warning' });

/**
 * Compares a live host with a bundle: the content of every file, every address with an id, missing addresses, what
 * should not be there, types, caching, headers, and the redirect from HTTP to HTTPS. Over plain HTTP, used to try out a
 * host, the redirect is not checked.
 * @param origin address of the portal
 * @param deadline ends the comparison
 * @throws Unreachable, TooSlow
 */
export async function verifyHost(
  origin: string,
  deployed: DeployedBundle,
  probe: Probe = probeLive,
  deadline: AbortSignal = AbortSignal.timeout(maxDuration),
): Promise<{ problems: Diagnostic[]; asked: number; plain: PlainHttp }> {
  const base = new URL(origin);
  const isSecure = base.protocol === 'https:';
  const { rules, files } = deployed;
  const { id } = rules.brand;
  const elsewhere = otherOrigin(await probe(base.href, { limit: margin, signal: deadline }), base);
  if (elsewhere !== undefined)
    return {
      problems: toDiagnostics(id, [['/', foreignRedirectDiagnostic(base, elsewhere)]]),
      asked: 0,
      plain: 'none',
    };
  const contents = new Set(files.map(({ sha256 }) => sha256));
  const judge = async (
    { path, file, status = 200, isOptional = false }: PlannedProbe,
    signal: AbortSignal,
  ): Promise<HostDiagnostic[]> => {
    const url = new URL(path, base);
    const options: ProbeOptions = { limit: (file?.size ?? 0) + margin, signal };
    const ask = (address: string): Promise<LiveResponse> => probe(address, options);
    const first = await ask(url.href);
    if (!file) return [...judgeAbsent((await followSlash(first, url, ask)).response ?? first, contents)];
    const { response, diagnostics } =
      status === 200 ? await followSlash(first, url, ask) : { response: first, diagnostics: [] };
    if (!response) return diagnostics;
    const { workerOff } = deployed;
    const isOff = file.path === workerFile && response.sha256 === workerOff?.sha256;
    const faults = [
      ...(isOff ? [workerOffDiagnostic] : []),
      ...(isInternal(path.slice(1)) ? [] : diagnostics),
      ...judgeFile(response, isOff ? { ...workerOff, path: file.path } : file, rules, url.pathname, status),
      ...judgeHeaders(response, file.path, rules, isSecure),
      ...judgeForeignHeaders(response, file.path, rules),
    ];
    return isOptional ? faults.map(asOptional) : faults;
  };
  const probes = planProbes(deployed);
  const diagnosticsByProbe = await judgeAll(probes, judge, deadline);
  const plain = !isSecure ? 'none' : base.port === '' ? 'asked' : 'unknown';
  const plainDiagnostics =
    plain === 'asked' ? await judgePlainHttp(base, probe, margin) : judgeMissingTls(base);
  const diagnostics = [
    ...plainDiagnostics.map((diagnostic) => ['/', diagnostic] as const),
    ...probes.flatMap(({ path }, index) =>
      (diagnosticsByProbe[index] ?? []).map((diagnostic) => [path, diagnostic] as const),
    ),
  ];
  return { problems: toDiagnostics(id, diagnostics), asked: probes.length, plain };
}

/** Judges several addresses at a time; the first failure ends the other requests. */
async function judgeAll(
  probes: readonly PlannedProbe[],
  judge: (planned: PlannedProbe, signal: AbortSignal) => Promise<HostDiagnostic[]>,
  deadline: AbortSignal,
): Promise<HostDiagnostic[][]> {
  const failure = new AbortController();
  const signal = AbortSignal.any([deadline, failure.signal]);
  const diagnostics: HostDiagnostic[][] = [];
  let done = 0;
  const queue = probes.entries();
  const work = async (): Promise<void> => {
    for (const [index, planned] of queue) {
      diagnostics[index] = await judge(planned, signal);
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } catch (error) {
    failure.abort();
    throw deadline.aborted ? new TooSlow(done, probes.length) : error;
  }
  return diagnostics;
}
