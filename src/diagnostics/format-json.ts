import type { Problem } from './problem.ts';
import { inFileOrder } from './summary.ts';

/**
 * For programs. The shape is stable: `version` grows when a reader would have to change.
 * A problem always has code, severity, what and brands; the rest is left out when there is nothing to say.
 */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const listed = inFileOrder(problems).map(
    ({ code, severity, location, what, why, fix, related, brands }) => ({
      code,
      severity,
      location,
      what,
      why,
      fix,
      related,
      brands,
    }),
  );
  const report = { version: 1, errors, warnings: problems.length - errors, problems: listed };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
