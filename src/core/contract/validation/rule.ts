import type { MessageId } from '#core/i18n/messages.ts';

/** A text of the `validation` area. */
export type ValidationMessage = Extract<MessageId, `validation.${string}`>;

/** Says what is wrong with a value; undefined means nothing. All rules but `required` accept an empty value. */
export type Rule<T = string> = (value: T) => ValidationMessage | undefined;

/** The first thing that is wrong with a value. */
export function firstProblem<T>(value: T, rules: readonly Rule<T>[]): ValidationMessage | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}

/** A rule that an empty value passes. */
export function unlessEmpty(rule: Rule): Rule {
  return (value) => (value.trim() === '' ? undefined : rule(value.trim()));
}
