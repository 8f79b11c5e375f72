import { useId } from 'react';
import { centrosEducativosDeProvincia } from '#core/contract/calls/domains.ts';
import { BrandText } from '#portal/forms/fields/BrandFields.tsx';
import { textInput } from '#portal/forms/fields/inputs.tsx';
import { useFormScope } from '#portal/forms/form/form-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { knownCv } from '../known-cv.ts';
import { studyForm, type StudyOrigin } from '#portal/pieces/cv-sheet/study-form.ts';

/** Field of the school; for other centres it suggests those of the student's province, but takes any text. */
export function SchoolField() {
  const { values } = useFormScope().form;
  const id = useId();
  const isOther = (values['origen'] as StudyOrigin) !== 'own';
  const { provincia = 0 } = knownCv().personales;
  const schools = useQueryAnswer(
    centrosEducativosDeProvincia,
    { params: { provinceId: provincia } },
    isOther && provincia > 0,
  );
  const names = schools.state === 'ready' ? schools.datos.map(({ descripcion }) => descripcion) : [];
  return (
    <>
      <BrandText {...textInput(studyForm.fields.centro)} name="centro" list={id} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
