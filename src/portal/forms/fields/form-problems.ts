import { emailField } from '#core/contract/validation/email.ts';
import { inRange, wholeNumber } from '#core/contract/validation/number.ts';
import { phone } from '#core/contract/validation/phone.ts';
import { firstProblem, type Rule, unlessEmpty } from '#core/contract/validation/rule.ts';
import { maxLength, minLength, required, visibleText } from '#core/contract/validation/text.ts';
import { linkedinAddress, webAddress } from '#core/contract/validation/urls.ts';
import { type FormValues, unreadable } from '../form/native-fields.ts';
import type { Problems } from '../form/use-form.ts';
import type { AnyField, RowsField } from './field-kinds.ts';
import type { DeclaredForm, ValuesOf } from './form-of.ts';
import { applies, entriesOf, innerFields, parserOf, sends } from './form-values.ts';
import { type FormTerms, isRequired, offers } from './field-options.ts';
import { partsOf } from './parts.ts';

const formats = {
  email: [emailField],
  phone: [phone],
  web: [webAddress],
  linkedin: [linkedinAddress],
  user: [],
};

/** A year of five digits can be typed and is invalid. */
const isDay: Rule = unlessEmpty((value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'validation.malformed',
);

/** The rules that a field has by its declaration. */
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

/** What is wrong with one field. */
function problemIn(
  value: string | boolean | undefined,
  field: AnyField,
  mustBe: boolean,
  more: readonly Rule[] = [],
): ReturnType<Rule> {
  // A brand cannot ask for a yes.
  if (field.kind === 'tick') return field.own === 'required' ? required(value) : undefined;
  if (value === unreadable) return 'validation.malformed';
  const text = String(value ?? '');
  const sent = field.kind === 'password' ? text : visibleText(text);
  return firstProblem(sent, [...(mustBe ? [required] : []), ...rulesOf(field), ...more]);
}

/** Rules that a form has besides those of its fields: because they depend on the brand, today, or other fields. */
export type FieldRules<F> = Readonly<Partial<Record<keyof F & string, readonly Rule[]>>>;

/** What is wrong with the fields that a form offers and that apply. Files and what stands aside it does not know. */
export function problemsIn<F>(
  form: DeclaredForm<unknown, F>,
  values: FormValues,
  terms: FormTerms,
  rules?: FieldRules<F>,
): Problems<ValuesOf<F>> {
  const found = entriesOf(form).flatMap(([key, field]) => {
    if (!sends(field) || !applies(form, key, values) || !offers(key, field, terms)) return [];
    const mustBe = isRequired(key, field, terms.flags);
    const own = problemIn(values[key], field, mustBe, (rules as FieldRules<FormValues> | undefined)?.[key]);
    const inner = field.kind === 'rows' ? rowProblems(key, field, values) : [];
    return [...(own ? [[key, own]] : []), ...inner];
  });
  return Object.fromEntries(found) as Problems<ValuesOf<F>>;
}

function rowProblems(key: string, rows: RowsField, values: FormValues): [string, ReturnType<Rule>][] {
  return partsOf(values[key]).flatMap((name) =>
    innerFields(rows).flatMap(([inner, field]) => {
      const at = `${key}.${name}.${inner}`;
      const problem = problemIn(values[at], field, field.own === 'required');
      return problem ? [[at, problem] satisfies [string, ReturnType<Rule>]] : [];
    }),
  );
}
