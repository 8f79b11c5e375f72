import { usePage } from '#portal/island/page-context.ts';
import { MoreFields } from '#portal/forms/parts/MoreFields.tsx';
import { OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { OfferField as Field } from './offer-field.ts';
import { foldedDegreeFields, foldedProfileFields } from './offer-sections.ts';

/** Fields that describe the work. */
export function JobFields() {
  const { t } = usePage().format;
  return (
    <>
      <Field name="titulo" hint={t('offer-form.titleHint')} />
      <Field name="plazas" />
      <Field name="descripcion" hint={t('offer-form.descriptionHint')} />
      <Field name="tareasAdesarrollar" hint={t('offer-form.tasksHint')} />
      <div className="field-row">
        <Field name="sector" />
        <Field name="area_funcional" />
      </div>
      <Field name="campus" />
      <Field name="etiquetas" />
    </>
  );
}

const rowInputs = { oneOf: OneOfInput };

/** Fields of the wanted profile, except for studies. */
export function ProfileFields({ has }: { has: (...names: readonly string[]) => boolean }) {
  const { t } = usePage().format;
  return (
    <>
      <div className="field-row">
        <Field name="experiencia" />
        <Field name="experienciaDeseable" />
      </div>
      <Field
        name="idiomas"
        inputs={rowInputs}
        labelTextOf={(key, name) =>
          t(key === 'nivel' ? 'offer-form.levelOf' : 'offer-form.certificateOf', { name })
        }
      />
      <Field name="programasInformaticos" />
      <Field name="competencias" />
      <Field name="interes" />
      {has(...foldedProfileFields) && (
        <MoreFields title={t('offer-form.more')} names={foldedProfileFields}>
          <Field name="permisosConducir" />
          <div className="field-ticks">
            <Field name="coche" />
            <Field name="disponibilidadExtranjero" />
            <Field name="disponibilidadCambioResidencia" />
            <Field name="trabajaActualmente" />
          </div>
          <Field name="edadMaxima" />
          <Field name="nacionalidades" />
          <Field name="paisesResidencia" />
          <Field name="provinciasResidencia" />
        </MoreFields>
      )}
    </>
  );
}

/** Fields of the required studies. */
export function DegreesFields({ has }: { has: (...names: readonly string[]) => boolean }) {
  const { t } = usePage().format;
  return (
    <>
      <Field name="titulaciones" hint={t('offer-form.requiredDegreesHint')} />
      <Field name="titulacionesDeseables" />
      {has('admiteMenores') && <Field name="admiteMenores" hint={t('offer-form.minorsHint')} />}
      {has(...foldedDegreeFields) && (
        <MoreFields title={t('offer-form.more')} names={foldedDegreeFields}>
          <Field name="titulacionesPropuestas" hint={t('offer-form.proposedDegreesHint')} />
          <Field name="areasTitulaciones" />
          <Field name="nivelesTitulaciones" />
          <div className="field-row">
            <Field name="cursoMinimo" />
            <Field name="creditosSuperados" />
          </div>
          <Field name="anioGraduacionMaximo" />
          <div className="field-ticks">
            <Field name="ultimoCurso" />
            <Field name="perfilNoUniversitario" />
          </div>
        </MoreFields>
      )}
    </>
  );
}
