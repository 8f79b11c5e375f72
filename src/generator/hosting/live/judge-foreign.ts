import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Severity } from '#generator/diagnostics/problem.ts';
import { headersOf, type HostRules } from '../rules.ts';
import type { HostDiagnostic } from './host-diagnostics.ts';
import type { LiveResponse } from './probe.ts';

/** Unneeded headers that change how browsers treat a page or who may read it. */
const foreignHeaders: Readonly<Record<string, Severity>> = {
  'access-control-allow-credentials': 'error',
  'access-control-allow-origin': 'warning',
  'clear-site-data': 'error',
  'content-disposition': 'error',
  'content-security-policy-report-only': 'warning',
  'cross-origin-embedder-policy': 'warning',
  nel: 'warning',
  refresh: 'error',
  'report-to': 'warning',
  'reporting-endpoints': 'warning',
  'service-worker-allowed': 'warning',
  'set-cookie': 'warning',
  sourcemap: 'warning',
  'timing-allow-origin': 'warning',
  'x-powered-by': 'warning',
  'x-robots-tag': 'warning',
};

/** Without the value of a cookie, which differs between responses. */
const described = (name: string, value: string): string =>
  name === 'set-cookie' ? (value.split('=', 1)[0] ?? '') : value;

/** Headers of a response that the rules do not know. */
export function* judgeForeignHeaders(
  { headers }: LiveResponse,
  file: string,
  rules: HostRules,
): Generator<HostDiagnostic> {
  const known = headersOf(rules, file);
  for (const [name, severity] of Object.entries(foreignHeaders)) {
    const value = headers.get(name);
    if (value === undefined || name in known) continue;
    yield {
      code: 'host-foreign',
      severity,
      what: (about) => reportText('hosting.foreign.what', { ...about, name, value: described(name, value) }),
      why: reportText('hosting.foreign.why'),
      fix: reportText('hosting.foreign.fix'),
    };
  }
}

/**
 * Faults of an address where the host should have nothing.
 * @param contents sha256 of the files of the bundle: a page of the portal in the place of a missing one is another fault
 */
export function* judgeAbsent(
  { status, sha256 }: LiveResponse,
  contents: ReadonlySet<string>,
): Generator<HostDiagnostic> {
  if (status < 200 || status > 299 || contents.has(sha256)) return;
  yield {
    code: 'host-extra',
    severity: 'error',
    what: (about) => reportText('hosting.extra.what', about),
    why: reportText('hosting.extra.why'),
    fix: reportText('hosting.extra.fix'),
  };
}
