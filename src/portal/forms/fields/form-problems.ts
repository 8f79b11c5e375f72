import { emailField } from '#core/contract/validation/email.ts';
import { inRange, wholeNumber } from '#core/contract/validation/number.ts';
import { phone } from '#core/contract/validation/phone.ts';
import { firstProblem, type Rule, unlessEmpty } from '#core/contract/validation/rule.ts';
import { maxLength, minLength, required, visibleText } from '#core/contract/validation/text.ts';
import { linkedinAddress, webAddress } from '#core/contract/validation/urls.ts';
import { type FormValues, unreadable } from '../form/native-fields.ts';
import type { Problems } from '../form/form-state.ts';
import type { AnyField, RowsKind } from './field-kinds.ts';
import type { DeclaredForm, ValuesOf } from './form-of.ts';
import { applies, entriesOf, innerFields, parserOf, sends } from './form-values.ts';
import { type FormFacts, isRequired, offers } from './field-options.ts';
import { splitCommaSeparated } from './comma-separated.ts';

const formats = {
  email: [emailField],
  phone: [phone],
  web: [webAddress],
  linkedin: [linkedinAddress],
  user: [],
};

/** Rejects years of five digits, which date inputs let through. */
const isDay: Rule = unlessEmpty((value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'validation.malformed',
);

/** Validation rules from the declaration of a field. */
function rulesOf(field: AnyField): readonly Rule[] {
  if (field.kind === 'text')
    return [
      ...(field.min ? [minLength(field.min, field.except)] : []),
      maxLength(field.max),
      ...(field.format ? formats[field.format] : []),
    ];
  if (field.kind === 'number')
    return [inRange(field, parserOf(field)), ...(field.isWhole ? [wholeNumber] : [])];
  if (field.kind === 'day') return [isDay];
  return [];
}

/** First problem of one field. */
function problemIn(
  value: string | boolean | undefined,
  field: AnyField,
  isNeeded: boolean,
  furtherRules: readonly Rule[] = [],
): ReturnType<Rule> {
  // A brand cannot require a checkbox to be ticked.
  if (field.kind === 'tick') return field.own === 'required' ? required(value) : undefined;
  if (value === unreadable) return 'validation.malformed';
  const raw = String(value ?? '');
  const sent = field.kind === 'password' ? raw : visibleText(raw);
  return firstProblem(sent, [...(isNeeded ? [required] : []), ...rulesOf(field), ...furtherRules]);
}

/** Additional rules of a form, which depend on the brand, today's date or other fields. */
export type FieldRules<F> = Readonly<Partial<Record<keyof F & string, readonly Rule[]>>>;

/** Problems of the offered and applicable fields of a form. Ignores files and asides. */
export function problemsIn<F>(
  form: DeclaredForm<unknown, F>,
  values: FormValues,
  facts: FormFacts,
  rules?: FieldRules<F>,
): Problems<ValuesOf<F>> {
  const problems = entriesOf(form).flatMap(([key, field]) => {
    if (!sends(field) || !applies(form, key, values) || !offers(key, field, facts)) return [];
    const isNeeded = isRequired(key, field, facts.flags);
    const own = problemIn(values[key], field, isNeeded, (rules as FieldRules<FormValues> | undefined)?.[key]);
    const inner = field.kind === 'rows' ? rowProblems(key, field, values) : [];
    return [...(own ? [[key, own]] : []), ...inner];
  });
  return Object.fromEntries(problems) as Problems<ValuesOf<F>>;
}

function rowProblems(key: string, rows: RowsKind, values: FormValues): [string, ReturnType<Rule>][] {
  return splitCommaSeparated(values[key]).flatMap((name) =>
    innerFields(rows).flatMap(([inner, field]) => {
      const fieldName = `${key}.${name}.${inner}`;
      const problem = problemIn(values[fieldName], field, field.own === 'required');
      return problem ? [[fieldName, problem] satisfies [string, ReturnType<Rule>]] : [];
    }),
  );
}
