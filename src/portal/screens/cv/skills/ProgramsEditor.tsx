import type { ProgramSkill } from '#core/contract/entities/cv.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { RowsInput } from '#portal/forms/fields/RowsInput.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { skills } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { programsForm } from './skills-forms.ts';

const Field = fieldOf(programsForm, { rows: RowsInput });
const rowInputs = { oneOf: OneOfInput };

const part = (): readonly ProgramSkill[] => knownCv().interes.programasInformaticos;

/** Form of the computer programs with their levels. */
export function ProgramsEditor() {
  const { t } = usePage().format;
  const opened = part();
  const fields = useFields(programsForm, { data: { programasInformaticos: opened } });
  const form = useCvEditor({
    initial: fields.initial,
    opened,
    part,
    validate: (values) => fields.problems(values),
    save: (current, values) => skills.savePrograms(current, fields.read(values).programasInformaticos),
  });
  return (
    <EditorForm title={t('cv.editPrograms')} form={form} fields={fields}>
      <Field
        name="programasInformaticos"
        hint={t('cv.programsHint')}
        inputs={rowInputs}
        labelTextOf={(_, name) => t('cv.levelIn', { name })}
      />
    </EditorForm>
  );
}
