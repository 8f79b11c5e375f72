import { isInOrder, isPlannedDay } from '#core/contract/validation/dates.ts';
import { parseDecimal, positiveNumber } from '#core/contract/validation/number.ts';
import { exceededLimit, type WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { type FieldRules, problemsIn } from '#portal/forms/fields/form-problems.ts';
import type { DeclaredForm, ValuesOf } from '#portal/forms/fields/form-of.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import type { placementTasks, placementTime } from './company-proposal-form.ts';

type PlacementFields = typeof placementTime & typeof placementTasks;

/** Fields that are always shown and required, whatever the brand's flags. */
const dateKeys = ['fechaInicio', 'fechaFin'] as const;

/**
 * Field flags of a form that proposes a placement.
 * @param flags the brand's flags for data of placements
 * @param hidden fields that do not apply to the current choices
 * @param needed further required fields
 */
export function proposalFlags(
  flags: GroupFlags,
  hidden: readonly string[],
  needed: readonly string[],
): GroupFlags {
  const isConfigurable = (key: string): boolean => !(dateKeys as readonly string[]).includes(key);
  return {
    hidden: [...flags.hidden.filter(isConfigurable), ...hidden],
    fixed: flags.fixed.filter(isConfigurable),
    required: [...flags.required, ...dateKeys, ...needed],
  };
}

/**
 * Problems of a proposal that the form can detect by itself.
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
  const facts = { flags, isNew: true };
  const problems: Problems<ValuesOf<PlacementFields>> = problemsIn(form, values, facts, {
    fechaInicio: [planned],
    fechaFin: [planned],
    horasAldia: [positiveNumber],
    ...rules,
  });
  const { fechaInicio, fechaFin, horasAldia } = values as ValuesOf<PlacementFields>;
  if (!problems.fechaInicio && !problems.fechaFin && !isInOrder(fechaInicio, fechaFin))
    problems.fechaFin = 'errors.startAfterEnd';
  const time = { horasAldia: parseDecimal(horasAldia), fechaInicio, fechaFin };
  if (!problems.horasAldia && isOffered(flags, 'horasAldia', true) && exceededLimit(time, limits))
    problems.horasAldia = 'validation.malformed';
  return problems as Problems<ValuesOf<F>>;
}
