import * as codes from '#core/contract/codes.ts';
import type { Study } from '#core/contract/entities/study.ts';
import { duration } from '#core/contract/validation/duration.ts';
import { grade, ranges } from '#core/contract/validation/number.ts';
import { DeclaredFields } from '#portal/forms/fields/DeclaredFields.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { NumberInput, OneOfInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { RadioField } from '#portal/forms/form/RadioField.tsx';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { studies } from '../stores/portal-cv.ts';
import { allStudies } from '../stores/studies-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { SchoolField } from './SchoolField.tsx';
import { studyForm, type StudyOrigin } from '#portal/pieces/cv-sheet/study-form.ts';

const Field = fieldOf(studyForm, {
  text: TextInput,
  oneOf: OneOfInput,
  number: NumberInput,
  tick: TickInput,
});

/** Initial origin of studies in the form. */
function originOf(entry: Study | undefined, mayBeOwn: boolean): StudyOrigin {
  if (!entry) return mayBeOwn ? 'own' : 'other';
  return entry.deLaUniversidad ? 'own' : entry.titulacion ? 'listed' : 'other';
}

/** Form of studies: those of this university are chosen from its degrees, others have a free title. */
export function StudyEditor({ entry }: { entry?: Study }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const isNew = entry === undefined;
  const mayChoose = isNew && !areOwnStudiesGiven(brand.fields);
  const fields = useFields(studyForm, { data: entry, isNew });
  const initial = { ...fields.initial, origen: originOf(entry, mayChoose) as string };
  const range = brand.settings.rangoNota ?? ranges.nota;
  const form = useCvEditor({
    initial,
    draft: { form: 'cv', id: `studies:${entry?.id ?? 'new'}` },
    opened: entry,
    part: () => allStudies(knownCv()).find(({ id }) => id === entry?.id),
    validate: (values) => fields.problems(values, { duracion: [duration], nota: [grade(range)] }),
    save: (opened, values, sent) => {
      const body = { ...fields.read(values, opened), deLaUniversidad: values.origen === 'own' };
      return opened ? studies.edit(opened, body) : studies.add(body, { sent });
    },
    fields: { [codes.alreadyExisted]: initial.origen === 'own' ? 'titulacion' : 'titulacionTexto' },
    idOf: editorOf('studies'),
  });
  return (
    <EditorForm title={t(isNew ? 'cv.newStudy' : 'cv.editStudy')} form={form} fields={fields}>
      <DeclaredFields
        form={studyForm}
        field={Field}
        rows={[['duracion', 'nota']]}
        own={{
          origen: mayChoose && (
            <RadioField
              name="origen"
              label={t('cv.studyOrigin')}
              options={[
                { value: 'own', label: t('cv.ownUniversity') },
                { value: 'other', label: t('cv.otherCentre') },
              ]}
            />
          ),
          centro: <SchoolField />,
          duracion: <Field name="duracion" hint={t('cv.durationHint')} />,
          nota: (
            <Field name="nota" hint={t('cv.gradeHint', { min: number(range.min), max: number(range.max) })} />
          ),
        }}
      />
    </EditorForm>
  );
}
