import * as codes from '#core/contract/codes.ts';
import type { SpokenLanguage } from '#core/contract/entities/cv.ts';
import { checkCvLanguage } from '#core/contract/validation/cv-language.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { languages } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { languageForm } from './language-form.ts';

const Field = fieldOf(languageForm, { oneOf: OneOfInput });

/** Form of a spoken language. */
export function LanguageEditor({ entry }: { entry?: SpokenLanguage }) {
  const { t } = usePage().format;
  const isNew = entry === undefined;
  const fields = useFields(languageForm, { data: entry, isNew });
  const form = useCvEditor({
    initial: fields.initial,
    opened: entry,
    part: () => knownCv().idiomas.find(({ id }) => id === entry?.id),
    validate: (values) => {
      const problem = checkCvLanguage(fields.changes(values));
      return problem ? { [values.idioma === '' ? 'idioma' : 'nivel']: problem } : {};
    },
    save: (opened, values, sent) => {
      const body = fields.read(values);
      return opened ? languages.edit(opened, body) : languages.add(body, { sent });
    },
    fields: { [codes.alreadyExisted]: 'idioma' },
    idOf: editorOf('languages'),
  });
  return (
    <EditorForm title={t(isNew ? 'cv.newLanguage' : 'cv.editLanguage')} form={form} fields={fields}>
      <Field name="idioma" />
      <Field name="nivel" />
    </EditorForm>
  );
}
