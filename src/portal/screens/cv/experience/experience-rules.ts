import { isInOrder, isLifetimeDay } from '#core/contract/validation/dates.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import type { FormFacts } from '#portal/forms/fields/field-options.ts';
import type { ValuesOf } from '#portal/forms/fields/form-of.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { experienceForm } from '#portal/pieces/cv-sheet/experience-form.ts';

type ExperienceValues = ValuesOf<typeof experienceForm.fields>;

/**
 * Problems of an entry of work experience, except its file.
 * @param today YYYY-MM-DD
 */
export function experienceProblems(
  values: ExperienceValues,
  facts: FormFacts,
  today: string,
): Problems<ExperienceValues> {
  const lifetimeRules = [isLifetimeDay(today)];
  return {
    ...(!isInOrder(values.fechaInicio, values.fechaFin) && { fechaFin: 'errors.startAfterEnd' }),
    ...problemsIn(experienceForm, values, facts, { fechaInicio: lifetimeRules, fechaFin: lifetimeRules }),
  };
}
