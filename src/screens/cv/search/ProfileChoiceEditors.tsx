import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const nothing = (): undefined => undefined;

/** The form of the preferred period for a placement. */
export function PeriodEditor() {
  const { t } = usePage().format;
  const initial = { periodo: String(knownCv().idPeriodoPreferenciaPracticas ?? '') };
  const form = useCvEditor({
    initial,
    opened: undefined,
    part: nothing,
    validate: ({ periodo }) => (periodo === '' ? { periodo: 'validation.required' } : {}),
    save: (_, { periodo }) => profile.savePeriod(Number(periodo)),
  });
  const label = t('cv.placementPeriod');
  return (
    <EditorForm title={t('cv.editPeriod')} form={form} initial={initial} labels={{ periodo: label }}>
      <SelectField name="periodo" label={label} options={useDomain('tiposPeriodoCurso')} />
    </EditorForm>
  );
}

/** The form of the level of education as the public employment service counts it. */
export function EmploymentLevelEditor() {
  const { t } = usePage().format;
  const initial = { nivel: String(knownCv().idNivelFormativoSNE ?? '') };
  const form = useCvEditor({
    initial,
    opened: undefined,
    part: nothing,
    validate: ({ nivel }) => (nivel === '' ? { nivel: 'validation.required' } : {}),
    save: (_, { nivel }) => profile.saveEmploymentLevel(Number(nivel)),
  });
  const label = t('cv.idNivelFormativoSNE');
  return (
    <EditorForm title={t('cv.editEmploymentLevel')} form={form} initial={initial} labels={{ nivel: label }}>
      <SelectField name="nivel" label={label} options={useDomain('tiposNivelFormativoSNE')} />
    </EditorForm>
  );
}

/** The form of the work permit. */
export function PermitEditor() {
  const { t } = usePage().format;
  const { tienePermisoTrabajo: has } = knownCv();
  const initial = { permiso: has === undefined ? '' : has ? '1' : '0' };
  const form = useCvEditor({
    initial,
    opened: undefined,
    part: nothing,
    validate: ({ permiso }) => (permiso === '' ? { permiso: 'validation.required' } : {}),
    save: (_, { permiso }) => profile.saveWorkPermit(permiso === '1'),
  });
  const label = t('cv.tienePermisoTrabajo');
  return (
    <EditorForm title={label} form={form} initial={initial} labels={{ permiso: label }}>
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
