import { useState } from 'react';
import type { Experience } from '#api/entities/experience.ts';
import { provinceIds, provinceNames } from '#api/location/provinces.ts';
import { isInOrder } from '#api/validation/dates.ts';
import { webAddress } from '#api/validation/urls.ts';
import { flagsOf } from '#brand/field-flags.ts';
import {
  addressName,
  fileFieldName,
  fileProblems,
  type FileTerms,
  noFile,
  uploadContent,
} from '#shell/files/file-check.ts';
import { FileField } from '#shell/files/FileField.tsx';
import { UploadProgress } from '#shell/files/UploadProgress.tsx';
import { useChosenFile } from '#shell/files/use-chosen-file.ts';
import { useSending } from '#shell/files/use-sending.ts';
import { BrandDate, BrandDomain, BrandSelect, BrandText, BrandTextArea } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { fromForm, isOffered, known, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { createDraft } from '#stores/drafts.ts';
import type { UploadOptions } from '#stores/record-store.ts';
import { experienceLabels, labelTexts } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { experience } from '../stores/portal-cv.ts';
import type { ExperienceValues } from '../stores/experience-store.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const kinds = {
  puesto: 'text',
  empresa: 'text',
  sector: 'id',
  actividad: 'id',
  contrato: 'id',
  subtipoContrato: 'id',
  fechaInicio: 'text',
  fechaFin: 'text',
  provincia: 'id',
  enlace: 'text',
  descripcion: 'text',
} as const;

/** The form of an entry of experience. */
export function ExperienceEditor({ entry }: { entry?: Experience }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const flags = brand.fields.experiencia;
  const isNew = entry === undefined;
  const initial = { ...toForm(kinds, entry ?? {}), ...noFile('adjunto') };
  const [draft] = useState(() =>
    createDraft<typeof initial>('cv', `experience:${entry?.id ?? 'new'}`, ['adjunto']),
  );
  const choice = useChosenFile();
  const sending = useSending();
  const file: FileTerms<'adjunto'> = {
    name: 'adjunto',
    kind: 'general',
    takesAddress: true,
    isRequired: !entry?.adjunto && flagsOf(flags, 'adjunto').required,
  };
  const takesFile = isOffered(flags, 'adjunto', isNew);
  const form = useCvEditor({
    initial,
    draft,
    opened: entry,
    part: () => knownCv().profesional.experiencia.find(({ id }) => id === entry?.id),
    validate: (values) => ({
      ...(isInOrder(values.fechaInicio, values.fechaFin)
        ? {}
        : { fechaFin: 'errors.startAfterEnd' as const }),
      ...problemsOf(values, {
        flags,
        isNew,
        rules: { enlace: [webAddress] },
        without: ['adjunto', addressName('adjunto')],
      }),
      ...(takesFile ? fileProblems(choice.chosen, file, values, format) : {}),
    }),
    save: async (opened, values) => {
      const content = takesFile ? await uploadContent(choice.chosen, file, values) : undefined;
      const nombre = choice.chosen.file?.name ?? t('cv.adjunto');
      const body = {
        ...known(fromForm(kinds, values)),
        ...(content ? { adjunto: { nombre, ...content } } : {}),
      } as ExperienceValues;
      const send = (upload?: UploadOptions) =>
        opened ? experience.edit(opened, body, upload) : experience.add(body, upload);
      return content?.ficheroB64ParaAltas ? sending.run(send) : send();
    },
    fields: { 27: 'fechaFin', 46: fileFieldName(choice.chosen, file) },
    idOf: editorOf('experience'),
  });
  const provinces = provinceIds(language).map((id) => ({
    value: String(id),
    label: provinceNames[id] ?? '',
  }));
  return (
    <FieldsContext value={{ flags, labels: experienceLabels, isNew }}>
      <EditorForm
        title={t(isNew ? 'cv.newExperience' : 'cv.editExperience')}
        form={form}
        initial={initial}
        labels={{ ...labelTexts(experienceLabels, t), [addressName('adjunto')]: t('frame.fileAddress') }}
        draft={draft}
        stop={sending.sent === undefined ? undefined : sending.stop}
      >
        <BrandText name="puesto" maxLength={150} />
        <BrandText name="empresa" autoComplete="organization" maxLength={150} />
        <div className="field-row">
          <BrandDate name="fechaInicio" />
          <BrandDate name="fechaFin" hint={t('cv.endHint')} />
        </div>
        <BrandDomain name="sector" list="sectoresActividad" />
        <BrandDomain name="actividad" list="actividadesrofesionales" />
        <div className="field-row">
          <BrandDomain name="contrato" list="tiposContratoExperiencias" />
          <BrandDomain
            name="subtipoContrato"
            list="subtiposContratoExperiencias"
            hint={form.values.contrato === '' && t('cv.subtypeHint')}
            only={({ idPadre }) => idPadre === undefined || String(idPadre) === form.values.contrato}
          />
        </div>
        <BrandSelect name="provincia" options={provinces} />
        <BrandTextArea name="descripcion" rows={5} />
        <BrandText name="enlace" type="url" inputMode="url" />
        {takesFile && (
          <FileField
            label={t('cv.adjunto')}
            hint={entry?.adjunto && t('cv.adjuntoHint')}
            choice={choice}
            terms={file}
          />
        )}
        <UploadProgress sending={sending} />
      </EditorForm>
    </FieldsContext>
  );
}
