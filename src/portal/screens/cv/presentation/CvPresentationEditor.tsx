import { visibleLines } from '#core/contract/validation/text.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { presentationForm } from './presentation-form.ts';

const Field = fieldOf(presentationForm, { text: TextInput });

/** Form of the introduction, with a draft until it is saved. */
export function CvPresentationEditor() {
  const { t } = usePage().format;
  const { presentacion } = knownCv();
  const fields = useFields(presentationForm, { data: { texto: presentacion } });
  const form = useCvEditor({
    initial: fields.initial,
    draft: { form: 'cv', id: 'presentation' },
    opened: presentacion,
    part: () => knownCv().presentacion,
    validate: (values) => fields.problems(values),
    // Keeps blank lines.
    save: (opened, { texto }) => profile.savePresentation(opened, visibleLines(texto)),
  });
  return (
    <EditorForm title={t('cv.editPresentation')} form={form} fields={fields}>
      <Field name="texto" hint={t('cv.presentationHint')} />
    </EditorForm>
  );
}
