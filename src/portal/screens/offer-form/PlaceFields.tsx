import { esProvinciaConIslas } from '#core/contract/calls/domains.ts';
import type { ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { isSpain } from '#core/contract/validation/offer.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { textInput } from '#portal/forms/fields/inputs.tsx';
import { TownField } from '#portal/forms/fields/TownField.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { OfferField as Field } from './offer-field.ts';
import { offerForm } from './offer-form.ts';
import { tutorFields } from './offer-sections.ts';
import type { OfferChoices } from './use-offer-choices.ts';

interface PlaceFieldsProps {
  has: (...names: readonly string[]) => boolean;
  choices: OfferChoices;
}

/** Fields of the workplace, the programme, and the tutor of a placement. */
export function PlaceFields({ has, choices }: PlaceFieldsProps) {
  const { t } = usePage().format;
  const { values } = useFormScope().form;
  const dedication = useDedication(choices.programmes.details.get(Number(values['programa'])));
  const province = isSpain(values['pais'] ?? '') ? Number(values['provincia']) || undefined : undefined;
  const islands = useQueryAnswer(
    esProvinciaConIslas,
    { params: { id: province ?? 0 } },
    province !== undefined,
  );
  const hasIslands = islands.state === 'ready' && islands.datos;
  return (
    <>
      <div className="field-row">
        <Field name="pais" />
        <Field name="provincia" />
        <Field name="provinciaTexto" />
      </div>
      <TownField
        {...textInput(offerForm.fields.localidad)}
        name="localidad"
        province={province}
        hint={hasIslands && t('offer-form.islandHint')}
      />
      <Field name="centroPracticas" options={choices.workplaces} />
      <Field name="empresaDestino" hint={t('offer-form.destinationHint')} />
      <Field name="programa" options={choices.programmes.options} hint={dedication} />
      {has('conServicio') && <Field name="conServicio" hint={t('offer-form.serviceHint')} />}
      {has(...tutorFields) && (
        <FormSection level={3} title={t('offer-form.tutor')} hint={t('offer-form.tutorHint')}>
          <Field name="tutores" hint={t('offer-form.tutorsHint')} options={choices.tutors} />
          <div className="field-row">
            <Field name="nombreTutorEmpresa" />
            <Field name="apellidosTutorEmpresa" />
          </div>
          <div className="field-row">
            <Field name="emailTutorEmpresa" />
            <Field name="telefonoTutorEmpresa" />
          </div>
          <div className="field-row">
            <Field name="titulacionTutorEmpresa" />
            <Field name="dniTutorEmpresa" />
          </div>
          <div className="field-row">
            <Field name="puestoTrabajo" />
            <Field name="departamento" />
          </div>
        </FormSection>
      )}
      <Field name="vinculadaTFG" />
      <div className="field-row">
        <Field name="nombreTFG" />
        <Field name="tutorTFG" />
      </div>
    </>
  );
}

/** Describes the duration and daily share that a programme sets for its placements, if any. */
function useDedication(programme: ProgrammeDetail | undefined): string | undefined {
  const { t, number } = usePage().format;
  const { meses, tiempoDedicacionJornada: share } = programme ?? {};
  if (meses === undefined && share === undefined) return undefined;
  return t('offer-form.programmeHint', {
    said: share === undefined ? 'months' : meses === undefined ? 'share' : 'both',
    share: number((share ?? 0) / 100, { style: 'percent' }),
    count: meses ?? 0,
  });
}
