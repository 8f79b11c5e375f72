import { useState } from 'react';
import type { Study } from '#api/entities/study.ts';
import { grade, ranges } from '#api/validation/number.ts';
import { BrandDomain, BrandText, BrandTick } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { fromForm, isOffered, known, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { RadioField } from '#ui/form/RadioField.tsx';
import { createDraft } from '#stores/drafts.ts';
import { labelTexts, studyLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { studies } from '../stores/portal-cv.ts';
import { allStudies, type StudyValues } from '../stores/studies-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const kinds = {
  titulacion: 'id',
  titulacionTexto: 'text',
  centro: 'text',
  nivel: 'id',
  tipoFormacion: 'id',
  rama: 'id',
  duracion: 'text',
  nota: 'number',
  actual: 'tick',
} as const;

/** The form of studies: those of this university are chosen from its degrees, others have a name of their own. */
export function StudyEditor({ entry }: { entry?: Study }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const { academicos } = brand.fields;
  // The name of studies that are in no list is the same field to a brand.
  const twin = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => (key === 'titulacion' ? [key, 'titulacionTexto'] : [key]));
  const flags = {
    hidden: twin(academicos.hidden),
    fixed: twin(academicos.fixed),
    required: twin(academicos.required),
  };
  const isNew = entry === undefined;
  const mayChoose = isNew && isOffered(academicos, 'deLaUniversidad');
  const initial = {
    ...toForm(kinds, entry ?? {}),
    origen: (entry ? entry.deLaUniversidad : mayChoose) ? 'own' : 'other',
  };
  const range = brand.settings.rangoNota ?? ranges.nota;
  const unused = (origen: string): string[] =>
    origen === 'own' ? ['titulacionTexto', 'nivel', 'tipoFormacion'] : ['titulacion'];
  const [draft] = useState(() => createDraft<typeof initial>('cv', `studies:${entry?.id ?? 'new'}`));
  const form = useCvEditor({
    initial,
    draft,
    opened: entry,
    part: () => allStudies(knownCv()).find(({ id }) => id === entry?.id),
    validate: (values) =>
      problemsOf(values, {
        flags,
        isNew,
        rules: { nota: [grade(range)] },
        without: ['origen', ...(entry?.titulacion ? ['titulacionTexto'] : unused(String(values.origen)))],
      }),
    save: (opened, values) => {
      const left = new Set(unused(String(values.origen)));
      const read = Object.entries(fromForm(kinds, values)).filter(
        ([key]) => !left.has(key) || (opened?.titulacion !== undefined && key === 'titulacion'),
      );
      const body = known({
        ...Object.fromEntries(read),
        deLaUniversidad: values.origen === 'own',
      }) as StudyValues;
      return opened ? studies.edit(opened, body) : studies.add(body);
    },
    fields: { 8: initial.origen === 'own' ? 'titulacion' : 'titulacionTexto' },
    idOf: editorOf('studies'),
  });
  const isOwn = form.values.origen === 'own';
  return (
    <FieldsContext value={{ flags, labels: studyLabels, isNew }}>
      <EditorForm
        title={t(isNew ? 'cv.newStudy' : 'cv.editStudy')}
        form={form}
        initial={initial}
        labels={labelTexts(studyLabels, t)}
        draft={draft}
      >
        {mayChoose && (
          <RadioField
            name="origen"
            label={t('cv.studyOrigin')}
            options={[
              { value: 'own', label: t('cv.ownUniversity', { name: brand.settings.institucion }) },
              { value: 'other', label: t('cv.otherCentre') },
            ]}
          />
        )}
        {isOwn || entry?.titulacion ? (
          <BrandDomain key="own" name="titulacion" list="titulaciones" />
        ) : (
          <>
            <BrandText key="other" name="titulacionTexto" maxLength={150} />
            <BrandDomain name="tipoFormacion" list="tiposFormacionAcademica" />
            <BrandDomain name="nivel" list="tiposNivelesTitulacion" />
          </>
        )}
        <BrandText name="centro" maxLength={150} />
        <BrandDomain name="rama" list="ramas" />
        <div className="field-row">
          <BrandText name="duracion" maxLength={50} />
          <BrandText
            name="nota"
            inputMode="decimal"
            hint={t('cv.gradeHint', { min: number(range.min), max: number(range.max) })}
          />
        </div>
        <BrandTick name="actual" />
      </EditorForm>
    </FieldsContext>
  );
}
