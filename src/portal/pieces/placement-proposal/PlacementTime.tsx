import { hoursHint } from '#core/contract/validation/working-time.ts';
import { DayInput, NumberInput } from '#portal/forms/fields/inputs.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { placementTime } from './company-proposal-form.ts';

/** Fields of dates and daily hours, with the university's limits in the hint. */
export function PlacementTime() {
  const { brand, format } = usePage();
  const { t, number } = format;
  return (
    <>
      <div className="field-row">
        <DayInput name="fechaInicio" field={placementTime.fechaInicio} />
        <DayInput name="fechaFin" field={placementTime.fechaFin} />
      </div>
      <NumberInput
        name="horasAldia"
        field={placementTime.horasAldia}
        hint={t('proposal.hoursHint', hoursHint(brand.settings.limitesJornada, number))}
      />
    </>
  );
}
