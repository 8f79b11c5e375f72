import { BrandDate, BrandText } from '#shell/fields/BrandFields.tsx';
import { usePage } from '#shell/islands/page-context.ts';

/** When a placement is, and how many hours a day; where the university limits them, the limits are said. */
export function PlacementTime() {
  const { brand, format } = usePage();
  const { t, number } = format;
  const { horasDia, horasDiaFueraLectivo } = brand.settings.limitesJornada ?? {};
  const hours = (limit: number | undefined): string => (limit === undefined ? '' : number(limit));
  const limited =
    horasDia === undefined
      ? horasDiaFueraLectivo === undefined
        ? 'none'
        : 'holidays'
      : horasDiaFueraLectivo === undefined
        ? 'classes'
        : 'both';
  return (
    <>
      <div className="field-row">
        <BrandDate name="fechaInicio" />
        <BrandDate name="fechaFin" />
      </div>
      <BrandText
        name="horasAldia"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        hint={t('proposal.hoursHint', {
          limited,
          classes: hours(horasDia),
          holidays: hours(horasDiaFueraLectivo),
        })}
      />
    </>
  );
}
