import { useRef } from 'react';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { NumberInput, OneOfInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import { stays } from '../stores/portal-cv.ts';
import { contentOf, type Stay, staysOf } from '../stores/stays-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { stayForm } from './stay-form.ts';

const Field = fieldOf(stayForm, { oneOf: OneOfInput, number: NumberInput });

/** Form of a stay abroad. */
export function StayEditor({ entry }: { entry?: Stay }) {
  const { t } = usePage().format;
  const isNew = entry === undefined;
  const fields = useFields(stayForm, { data: entry, isNew });
  const savedId = useRef(0);
  const { min, max } = stayForm.fields.meses;
  const form = useCvEditor({
    initial: fields.initial,
    opened: staysOf(knownCv()),
    part: () => staysOf(knownCv()),
    validate: (values) => fields.problems(values),
    save: (opened, values, sent) => {
      const body = fields.read(values);
      savedId.current = contentOf(body);
      return entry ? stays.edit(opened, entry.id, body) : stays.add(body, { sent });
    },
    // The id of a stay is computed from its content.
    idOf: () => `stays:${savedId.current}`,
  });
  return (
    <EditorForm title={t(isNew ? 'cv.newStay' : 'cv.editStay')} form={form} fields={fields}>
      <Field name="pais" />
      <Field name="motivo" />
      <Field name="meses" hint={t('cv.monthsHint', { min, max })} />
    </EditorForm>
  );
}
