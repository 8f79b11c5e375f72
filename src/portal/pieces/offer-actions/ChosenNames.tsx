import { useState } from 'react';
import chevron from 'icon:chevron-right';
import type { TextKind } from '#portal/forms/fields/field-kinds.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import type { InputProps } from '#portal/forms/fields/inputs.tsx';
import { FieldProblem } from '#portal/forms/form/Field.tsx';
import { describedBy, fieldId, useFormScope } from '#portal/forms/form/form-context.ts';
import { TextField } from '#portal/forms/form/TextField.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { isLikely, type Nominee } from './closing.ts';
import { closingForm } from './closing-form.ts';

/** Number of candidates up to which all of them are shown at once. */
const fewCandidates = 7;

/** Names of those chosen: candidates to tick, and a text for anybody else. */
export function ChosenNames({
  name,
  field,
  nominees,
}: InputProps<TextKind> & { nominees: readonly Nominee[] }) {
  const { t } = useFormScope();
  const hasCandidates = nominees.length > 0;
  return (
    <>
      {hasCandidates && <ChosenCandidates nominees={nominees} />}
      <TextField
        name={name}
        label={t(hasCandidates ? 'company-offers.chosenOther' : labelOf(closingForm, 'nombre'))}
        maxLength={field.max}
        optional={hasCandidates}
      />
    </>
  );
}

/** Candidates to tick; of many, those who are neither selected nor finalists are folded. */
function ChosenCandidates({ nominees }: { nominees: readonly Nominee[] }) {
  const { form, t, prefix } = useFormScope();
  const id = fieldId(prefix, 'candidatos');
  const problem = form.problems['candidatos'];
  const chosen = idsIn(form.values['candidatos']);
  const isShort = nominees.length <= fewCandidates;
  const shown = nominees.filter((nominee) => isShort || isLikely(nominee));
  const folded = nominees.filter((nominee) => !shown.includes(nominee));
  const [isOpen, setOpen] = useState(() => folded.some((nominee) => chosen.includes(nominee.id)));
  const ticks = (group: readonly Nominee[]) =>
    group.map((nominee) => {
      // The error summary links to the first candidate.
      const tickId = nominee === nominees[0] ? id : `${id}-${nominee.id}`;
      return (
        <div key={nominee.id} className="field-tick">
          <input
            type="checkbox"
            id={tickId}
            checked={chosen.includes(nominee.id)}
            onChange={({ target: { checked } }) =>
              form.set({
                candidatos: (checked
                  ? [...chosen, nominee.id]
                  : chosen.filter((other) => other !== nominee.id)
                ).join(),
              })
            }
          />
          <label htmlFor={tickId}>
            {nominee.name}
            {nominee.state && <span className="field-optional"> · {nominee.state}</span>}
          </label>
        </div>
      );
    });
  return (
    <fieldset
      className="field"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { problem })}
    >
      <legend id={`${id}-label`} className="field-legend">
        {t(labelOf(closingForm, 'candidatos'))}
      </legend>
      <div className="field-choices">{ticks(shown)}</div>
      {folded.length > 0 && (
        <details
          className="form-more"
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            <Icon shapes={chevron} />
            {t('company-offers.chosenOfOthers', { count: folded.length })}
          </summary>
          <div className="field-choices chosen-others">{ticks(folded)}</div>
        </details>
      )}
      <input type="hidden" name="candidatos" defaultValue={String(form.values['candidatos'] ?? '')} />
      <FieldProblem id={id} problem={problem} t={t} />
    </fieldset>
  );
}
