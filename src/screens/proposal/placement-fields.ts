import { isInOrder } from '#api/validation/dates.ts';
import { parseDecimal } from '#api/validation/number.ts';
import { type Rule, unlessEmpty } from '#api/validation/rule.ts';
import { lengths, maxLength, minLength } from '#api/validation/text.ts';
import { exceededLimit, type WorkingTimeLimits } from '#api/validation/working-time.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import { type FieldKinds, fromForm, isOffered, known, problemsOf } from '#shell/fields/form-values.ts';
import type { FormValues, Problems } from '#ui/form/use-form.ts';

/** What both halves say of a placement. */
export const placementKinds = {
  fechaInicio: 'text',
  fechaFin: 'text',
  horasAldia: 'number',
  tareasAdesarrollar: 'text',
} as const satisfies FieldKinds;

/** Nobody can propose a placement without them, whatever the brand says. */
const dates = ['fechaInicio', 'fechaFin'] as const;

/** Names and other short texts. */
export const shortText: readonly Rule[] = [minLength(lengths.text.min), maxLength(lengths.text.max)];
/** Addresses, schedules. */
export const longText: readonly Rule[] = [minLength(lengths.long.min), maxLength(lengths.long.max)];

const day: Rule = unlessEmpty((value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'validation.malformed',
);

const hoursOfDay: Rule = unlessEmpty((value) => {
  const hours = parseDecimal(value) ?? 0;
  return hours > 0 && hours <= 24 ? undefined : 'validation.malformed';
});

const placementRules: Readonly<Record<keyof typeof placementKinds, readonly Rule[]>> = {
  fechaInicio: [day],
  fechaFin: [day],
  horasAldia: [hoursOfDay],
  tareasAdesarrollar: [minLength(lengths.text.min), maxLength(4000)],
};

/**
 * The flags of a form that proposes a placement.
 * @param flags of the brand for the data of placements
 * @param hidden what does not apply to what was chosen elsewhere in the form
 * @param needed what has to be filled in besides
 */
export function proposalFlags(
  flags: GroupFlags,
  hidden: readonly string[],
  needed: readonly string[],
): GroupFlags {
  const isFree = (key: string): boolean => !(dates as readonly string[]).includes(key);
  return {
    hidden: [...flags.hidden.filter(isFree), ...hidden],
    fixed: flags.fixed.filter(isFree),
    required: [...flags.required, ...dates, ...needed],
  };
}

/** What is wrong with a proposal as far as the form itself can tell. */
export function placementProblems<V extends FormValues>(
  values: V & Record<keyof typeof placementKinds, string>,
  flags: GroupFlags,
  rules: Partial<Record<keyof V & string, readonly Rule[]>>,
  limits: WorkingTimeLimits | undefined,
): Problems<V> {
  const found: Problems<FormValues> = problemsOf<FormValues>(values, {
    flags,
    isNew: true,
    rules: { ...placementRules, ...rules },
  });
  const { fechaInicio, fechaFin } = values;
  if (!found['fechaInicio'] && !found['fechaFin'] && !isInOrder(fechaInicio, fechaFin))
    found['fechaFin'] = 'errors.startAfterEnd';
  const time = { horasAldia: parseDecimal(values.horasAldia), fechaInicio, fechaFin };
  if (!found['horasAldia'] && isOffered(flags, 'horasAldia', true) && exceededLimit(time, limits))
    found['horasAldia'] = 'validation.malformed';
  return found as Problems<V>;
}

/** What is sent of a form: what it offers and is filled in. */
export function offeredValues(
  kinds: FieldKinds,
  values: FormValues,
  flags: GroupFlags,
): Record<string, unknown> {
  const offered = Object.entries(fromForm(kinds, values)).filter(([key]) => isOffered(flags, key, true));
  return known(Object.fromEntries(offered));
}
