import { parseAmount } from '#core/contract/validation/number.ts';
import { hoursHint } from '#core/contract/validation/working-time.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { WeekTool } from '#portal/forms/week/WeekTool.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { OfferField as Field } from './offer-field.ts';
import type { OfferChoices } from './use-offer-choices.ts';

/** Fields of contract and pay. */
export function ConditionsFields({ choices }: { choices: OfferChoices }) {
  const { t, money } = usePage().format;
  const { values } = useFormScope().form;
  /** Note on how a typed amount is read. */
  const readAs = (name: string): string | undefined => {
    const amount = parseAmount(String(values[name] ?? ''));
    return amount === undefined ? undefined : t('offer-form.readAs', { amount: money(amount) });
  };
  return (
    <>
      <div className="field-row">
        <Field name="contrato" options={choices.contracts} />
        <Field name="tipoModalidadAsistencia" />
      </div>
      <div className="field-row">
        <Field name="salario" hint={t('offer-form.salaryHint')} note={readAs('salario')} />
        <Field name="salarioMaximo" hint={t('offer-form.maximumHint')} note={readAs('salarioMaximo')} />
      </div>
      <Field name="ayudaEstudio" hint={t('offer-form.grantHint')} note={readAs('ayudaEstudio')} />
      <Field name="otrasRemuneraciones" />
    </>
  );
}

/** Fields of dates and working time. */
export function DatesFields({ kind }: { kind: OfferKind }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const limits = kind === 'practicas' ? brand.settings.limitesJornada : undefined;
  const { horasSemana } = limits ?? {};
  return (
    <>
      <div className="field-row">
        <Field name="fechaInicio" />
        <Field name="fechaFin" />
      </div>
      <Field name="meses" hint={t('offer-form.monthsHint')} />
      <Field name="horario" hint={t('offer-form.scheduleHint')} />
      <WeekTool name="horario" limits={limits} />
      <div className="field-row">
        <Field name="horasAldia" hint={t('offer-form.hoursHint', hoursHint(limits, number))} />
        <Field
          name="numeroDiasSemana"
          hint={horasSemana !== undefined && t('offer-form.weekHint', { hours: number(horasSemana) })}
        />
      </div>
      <Field name="tiempoDedicacionJornada" hint={t('offer-form.percentHint')} />
    </>
  );
}
