import { isInOrder, isPlannedDay } from '#core/contract/validation/dates.ts';
import { parseDecimal } from '#core/contract/validation/number.ts';
import { type Rule, unlessEmpty } from '#core/contract/validation/rule.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { type FieldRules, problemsIn } from '#portal/forms/fields/form-problems.ts';
import type { DeclaredForm, ValuesOf } from '#portal/forms/fields/form-of.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import type { placementTasks, placementTime } from './company-proposal-form.ts';

type PlacementFields = typeof placementTime & typeof placementTasks;

/** Nobody can propose a placement without them, whatever the brand says. */
const dates = ['fechaInicio', 'fechaFin'] as const;

const someHours: Rule = unlessEmpty((value) =>
  (parseDecimal(value) ?? 0) > 0 ? undefined : 'validation.malformed',
);

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

/**
 * What is wrong with a proposal as far as the form itself can tell.
 * @param today YYYY-MM-DD
 */
export function placementProblems<F extends PlacementFields>(
  form: DeclaredForm<unknown, F>,
  values: ValuesOf<F>,
  flags: GroupFlags,
  rules: FieldRules<F>,
  { limits, today }: { limits: WorkingTimeLimits | undefined; today: string },
): Problems<ValuesOf<F>> {
  const planned = isPlannedDay(today);
  const terms = { flags, isNew: true };
  const found: Problems<ValuesOf<PlacementFields>> = problemsIn(form, values, terms, {
    fechaInicio: [planned],
    fechaFin: [planned],
    horasAldia: [someHours],
    ...rules,
  });
  const { fechaInicio, fechaFin, horasAldia } = values as ValuesOf<PlacementFields>;
  if (!found.fechaInicio && !found.fechaFin && !isInOrder(fechaInicio, fechaFin))
    found.fechaFin = 'errors.startAfterEnd';
  const time = { horasAldia: parseDecimal(horasAldia), fechaInicio, fechaFin };
  if (!found.horasAldia && isOffered(flags, 'horasAldia', true) && exceededLimit(time, limits))
    found.horasAldia = 'validation.malformed';
  return found as Problems<ValuesOf<F>>;
}
