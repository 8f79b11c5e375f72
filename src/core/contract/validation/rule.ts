import type { MessageId } from '#core/i18n/messages.ts';

/** A text of the `validation` area. */
export type ValidationMessage = Extract<MessageId, `validation.${string}`>;

/** Checks a value: the message of its problem, or undefined. All rules but `required` accept an empty value. */
export type Rule<T = string> = (value: T) => ValidationMessage | undefined;

/** Message of the first rule that a value breaks. */
export function firstProblem<T>(value: T, rules: readonly Rule<T>[]): ValidationMessage | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}

/** Wraps a rule so that an empty value passes; others are trimmed. */
export function unlessEmpty(rule: Rule): Rule {
  return (value) => (value.trim() === '' ? undefined : rule(value.trim()));
}
