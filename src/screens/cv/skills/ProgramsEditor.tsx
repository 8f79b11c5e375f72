import type { ProgramSkill } from '#api/entities/cv.ts';
import { BrandChoices } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { idsIn, known, problemsOf } from '#shell/fields/form-values.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import type { FormValues } from '#ui/form/use-form.ts';
import { labelTexts, profileLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { skills } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

/** Name of the field with the level of a program. */
const levelOf = (program: number): string => `nivel-${program}`;

function valuesOf(programs: readonly ProgramSkill[]): FormValues {
  return {
    programasInformaticos: programs.map(({ programa }) => programa).join(),
    ...Object.fromEntries(programs.map(({ programa, nivel }) => [levelOf(programa), String(nivel ?? '')])),
  };
}

const programsOf = (values: FormValues): ProgramSkill[] =>
  idsIn(values['programasInformaticos']).map((programa) =>
    known({ programa, nivel: Number(values[levelOf(programa)]) || undefined }),
  );

const part = (): readonly ProgramSkill[] => knownCv().interes.programasInformaticos;

/** The form of the computer programs, each with its level. */
export function ProgramsEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.profesional;
  const opened = part();
  const initial = valuesOf(opened);
  const levels = useDomain('nivelesProgramasInformaticos');
  const form = useCvEditor({
    initial,
    opened,
    part,
    validate: (values) => problemsOf(values, { flags }),
    save: (before, values) => skills.savePrograms(before, programsOf(values)),
  });
  return (
    <FieldsContext value={{ flags, labels: profileLabels }}>
      <EditorForm
        title={t('cv.editPrograms')}
        form={form}
        initial={initial}
        labels={labelTexts(profileLabels, t)}
      >
        <BrandChoices
          name="programasInformaticos"
          list="ProgramasInformaticos"
          hint={t('cv.programsHint')}
          detailOf={(program, name) => (
            <SelectField
              name={levelOf(program)}
              label={t('cv.levelIn', { name })}
              options={levels}
              optional
            />
          )}
        />
      </EditorForm>
    </FieldsContext>
  );
}
