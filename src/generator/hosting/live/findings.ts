import { localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic, Severity } from '#generator/diagnostics/problem.ts';

/** The addresses that a finding is about, as arguments of its message. */
export interface About {
  paths: ReportText;
  count: number;
}

/** What is wrong with one answer. The same at many addresses is reported once. */
export interface HostFinding {
  code: string;
  severity: Severity;
  /** What is wrong, in the words for one address or for several. */
  what: (about: About) => ReportText;
  why: ReportText;
  fix: ReportText;
}

/** How many addresses are named of those with the same finding. */
const most = 3;

function about(paths: readonly string[]): About {
  const some = paths
    .slice(0, most)
    .map((path) => `\`${path}\``)
    .join(', ');
  const more = paths.length - most;
  const named = localize((language) =>
    more > 0 ? `${some} ${reportText('hosting.andMore', { count: more })[language]}` : some,
  );
  return { paths: named, count: paths.length };
}

/** Findings by address as problems of a brand: what is the same is reported once, in the order in which it was found. */
export function problemsOf(
  brand: string,
  findings: readonly (readonly [path: string, finding: HostFinding])[],
): Diagnostic[] {
  const alike = Map.groupBy(findings, ([, { code, what }]) => `${code} ${what(about([])).en}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { what, ...rest } = first[1];
    return [{ ...rest, what: what(about(group.map(([path]) => path))), brands: [brand] }];
  });
}
