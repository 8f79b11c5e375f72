import * as codes from '#core/contract/codes.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import { provinceIds, provinceNames } from '#core/contract/location/provinces.ts';
import { localDay } from '#core/i18n/dates.ts';
import { UploadField } from '#portal/forms/files/UploadField.tsx';
import { UploadProgress } from '#portal/forms/files/UploadProgress.tsx';
import { useUpload } from '#portal/forms/files/use-upload.ts';
import { DeclaredFields } from '#portal/forms/fields/DeclaredFields.tsx';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { ChoiceInput, DayInput, OneOfInput, TextInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { experienceFlags, experienceForm } from '#portal/pieces/cv-sheet/experience-form.ts';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { experience } from '../stores/portal-cv.ts';
import { experienceProblems } from './experience-rules.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const Field = fieldOf(experienceForm, {
  text: TextInput,
  day: DayInput,
  oneOf: OneOfInput,
  choice: ChoiceInput,
});

/** Form of an entry of work experience. */
export function ExperienceEditor({ entry }: { entry?: Experience }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const isNew = entry === undefined;
  const flags = experienceFlags(brand.fields.experiencia);
  const fields = useFields(experienceForm, { data: entry, isNew, flags });
  const isRequired = !entry?.adjunto && fields.isRequired('adjunto');
  const upload = useUpload('adjunto', { kind: 'general', takesAddress: true, isRequired }, t('cv.adjunto'));
  const { sending } = upload;
  const takesFile = fields.offers('adjunto');
  const form = useCvEditor({
    initial: { ...fields.initial, ...upload.initial },
    wire: upload.wire,
    draft: { form: 'cv', id: `experience:${entry?.id ?? 'new'}`, secret: ['adjunto'] },
    opened: entry,
    part: () => knownCv().profesional.experiencia.find(({ id }) => id === entry?.id),
    validate: (values) => ({
      ...experienceProblems(values, { flags, isNew }, localDay()),
      ...(takesFile && upload.problems(values)),
    }),
    save: async (opened, values, sent) => {
      const content = takesFile ? await upload.content(values) : undefined;
      const nombre = upload.choice.chosen.file?.name ?? t('cv.adjunto');
      const entered = fields.read(values, opened);
      const body = content ? { ...entered, adjunto: { nombre, ...content } } : entered;
      const send = (upload?: UploadOptions) =>
        opened ? experience.edit(opened, body, upload) : experience.add(body, { sent, upload });
      return content?.ficheroB64ParaAltas ? sending.run(send) : send();
    },
    fields: (values) => ({
      [codes.startAfterEnd]: 'fechaFin',
      [codes.fileExtension]: upload.fieldFor(values),
    }),
    idOf: editorOf('experience'),
  });
  const provinces = provinceIds(language).map((id) => ({
    value: String(id),
    label: provinceNames[id] ?? '',
  }));
  return (
    <EditorForm
      title={t(isNew ? 'cv.newExperience' : 'cv.editExperience')}
      form={form}
      fields={fields}
      labels={upload.labels}
      stop={sending.sent === undefined ? undefined : sending.stop}
    >
      <DeclaredFields
        form={experienceForm}
        field={Field}
        rows={[
          ['fechaInicio', 'fechaFin'],
          ['contrato', 'subtipoContrato'],
        ]}
        own={{
          fechaFin: <Field name="fechaFin" hint={t('cv.endHint')} />,
          subtipoContrato: (
            <Field
              name="subtipoContrato"
              isShownAlways={fields.offers('contrato')}
              hint={form.values.contrato === '' && t('cv.subtypeHint')}
            />
          ),
          provincia: <Field name="provincia" options={provinces} />,
          adjunto: takesFile && <UploadField upload={upload} hint={entry?.adjunto && t('cv.adjuntoHint')} />,
        }}
      />
      <UploadProgress sending={sending} />
    </EditorForm>
  );
}
