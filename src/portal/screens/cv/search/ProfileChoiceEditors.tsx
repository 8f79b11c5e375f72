import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { employmentLevelForm, periodForm } from './search-forms.ts';

const PeriodField = fieldOf(periodForm, { oneOf: OneOfInput });
const LevelField = fieldOf(employmentLevelForm, { oneOf: OneOfInput });

/** These editors do not detect conflicts: the latest choice wins. */
const noPart = (): undefined => undefined;

/** Form of the preferred period for a placement. */
export function PeriodEditor() {
  const { t } = usePage().format;
  const fields = useFields(periodForm, {
    data: { idPeriodoPreferencia: knownCv().idPeriodoPreferenciaPracticas },
  });
  const form = useCvEditor({
    initial: fields.initial,
    opened: undefined,
    part: noPart,
    validate: fields.problems,
    save: (_, values) => profile.savePeriod(fields.read(values).idPeriodoPreferencia),
  });
  return (
    <EditorForm title={t('cv.editPeriod')} form={form} fields={fields}>
      <PeriodField name="idPeriodoPreferencia" />
    </EditorForm>
  );
}

/** Form of the level of education as defined by the public employment service. */
export function EmploymentLevelEditor() {
  const { t } = usePage().format;
  const fields = useFields(employmentLevelForm, { data: { id: knownCv().idNivelFormativoSNE } });
  const form = useCvEditor({
    initial: fields.initial,
    opened: undefined,
    part: noPart,
    validate: fields.problems,
    save: (_, values) => profile.saveEmploymentLevel(fields.read(values).id),
  });
  return (
    <EditorForm title={t('cv.editEmploymentLevel')} form={form} fields={fields}>
      <LevelField name="id" />
    </EditorForm>
  );
}

/** Form of the work permit. */
export function PermitEditor() {
  const { t } = usePage().format;
  const { tienePermisoTrabajo: hasPermit } = knownCv();
  const initial = { permiso: hasPermit === undefined ? '' : hasPermit ? '1' : '0' };
  const form = useCvEditor({
    initial,
    opened: undefined,
    part: noPart,
    validate: ({ permiso }) => (permiso === '' ? { permiso: 'validation.required' } : {}),
    save: (_, { permiso }) => profile.saveWorkPermit(permiso === '1'),
  });
  const label = t('cv.tienePermisoTrabajo');
  return (
    <EditorForm title={label} form={form} labels={{ permiso: label }}>
      <RadioField
        name="permiso"
        label={label}
        options={[
          { value: '1', label: t('cv.permitYes') },
          { value: '0', label: t('cv.permitNo') },
        ]}
      />
    </EditorForm>
  );
}
