import type { Language } from '#core/i18n/languages.ts';
import { counted, listed } from './told.ts';
import type { Problem } from './problem.ts';

const words = {
  problem: {
    one: { en: 'problem', es: 'problema', ca: 'problema' },
    many: { en: 'problems', es: 'problemas', ca: 'problemes' },
  },
  warning: {
    one: { en: 'warning', es: 'aviso', ca: 'avís' },
    many: { en: 'warnings', es: 'avisos', ca: 'avisos' },
  },
  brand: {
    one: { en: 'brand', es: 'marca', ca: 'marca' },
    many: { en: 'brands', es: 'marcas', ca: 'marques' },
  },
};

/** One line: "3 problems and 1 warning in 2 brands", or "No problems". */
export function summary(problems: readonly Problem[], language: Language): string {
  const of = (amount: number, { one, many }: (typeof words)[keyof typeof words]): string =>
    counted(amount, one, many)[language];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const brands = new Set(problems.flatMap((problem) => problem.brands)).size;
  if (problems.length === 0)
    return { en: 'No problems', es: 'Ningún problema', ca: 'Cap problema' }[language];
  const parts = [
    ...(errors > 0 ? [of(errors, words.problem)] : []),
    ...(warnings > 0 ? [of(warnings, words.warning)] : []),
  ];
  const where = { en: 'in', es: 'en', ca: 'en' }[language];
  return listed(parts, language) + (brands > 0 ? ` ${where} ${of(brands, words.brand)}` : '');
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
