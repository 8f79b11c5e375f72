import type { Problem } from './problem.ts';

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** One line: "3 problems and 1 warning in 2 brands", or "No problems". */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const brands = new Set(problems.flatMap((problem) => problem.brands)).size;
  if (problems.length === 0) return 'No problems';
  const parts = [
    ...(errors > 0 ? [count(errors, 'problem')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return parts.join(' and ') + (brands > 0 ? ` in ${count(brands, 'brand')}` : '');
}

/** Whether something is wrong; warnings alone are not. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** In the order in which a reader goes through the files; equal places keep their order. */
export function inFileOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => {
    const [one, other] = [a.location, b.location];
    if (!one || !other) return Number(Boolean(one)) - Number(Boolean(other));
    if (one.file !== other.file) return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
  });
}
