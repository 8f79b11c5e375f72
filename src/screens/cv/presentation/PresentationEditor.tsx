import { useState } from 'react';
import { lengths } from '#api/validation/text.ts';
import { BrandTextArea } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { problemsOf } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { createDraft } from '#stores/drafts.ts';
import { labelTexts, profileLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { profile } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

/** The form of the introduction; what was typed is kept until it is saved. */
export function PresentationEditor() {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.profesional;
  const { presentacion } = knownCv();
  const initial = { presentacion: presentacion ?? '' };
  const [draft] = useState(() => createDraft<typeof initial>('cv', 'presentation'));
  const form = useCvEditor({
    initial,
    draft,
    opened: presentacion,
    part: () => knownCv().presentacion,
    validate: (values) => problemsOf(values, { flags }),
    save: (opened, values) => profile.savePresentation(opened, values.presentacion),
  });
  return (
    <FieldsContext value={{ flags, labels: profileLabels }}>
      <EditorForm
        title={t('cv.editPresentation')}
        form={form}
        initial={initial}
        labels={labelTexts(profileLabels, t)}
        draft={draft}
      >
        <BrandTextArea
          name="presentacion"
          hint={t('cv.presentationHint')}
          maxLength={lengths.presentacion}
          rows={8}
        />
      </EditorForm>
    </FieldsContext>
  );
}
