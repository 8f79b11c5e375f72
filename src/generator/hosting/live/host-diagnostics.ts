import { localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic, Severity } from '#generator/diagnostics/problem.ts';

/** The addresses of a diagnostic, as arguments of its message. */
export interface AffectedAddresses {
  paths: ReportText;
  count: number;
}

/** A fault of one response. The same fault at many addresses is reported once. */
export interface HostDiagnostic {
  code: string;
  severity: Severity;
  /** Formats the fault for one or several addresses. */
  what: (about: AffectedAddresses) => ReportText;
  why: ReportText;
  fix: ReportText;
}

/** Maximum number of addresses named per diagnostic. */
const maxNamed = 3;

function describeAddresses(paths: readonly string[]): AffectedAddresses {
  const firstPaths = paths
    .slice(0, maxNamed)
    .map((path) => `\`${path}\``)
    .join(', ');
  const more = paths.length - maxNamed;
  const list = localize((language) =>
    more > 0 ? `${firstPaths} ${reportText('hosting.andMore', { count: more })[language]}` : firstPaths,
  );
  return { paths: list, count: paths.length };
}

/**
 * Converts the diagnostics of responses to those of a brand: identical ones are merged, in the order of their first
 * occurrence.
 */
export function toDiagnostics(
  brand: string,
  diagnostics: readonly (readonly [path: string, diagnostic: HostDiagnostic])[],
): Diagnostic[] {
  const groups = Map.groupBy(
    diagnostics,
    ([, { code, what }]) => `${code} ${what(describeAddresses([])).en}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { what, ...rest } = first[1];
    return [{ ...rest, what: what(describeAddresses(group.map(([path]) => path))), brands: [brand] }];
  });
}
