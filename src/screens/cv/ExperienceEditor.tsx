import { useState } from 'react';
import type { Experience } from '#api/entities/experience.ts';
import { provinceIds, provinceNames } from '#api/location/provinces.ts';
import { isInOrder } from '#api/validation/dates.ts';
import { webAddress } from '#api/validation/urls.ts';
import { BrandDate, BrandDomain, BrandSelect, BrandText, BrandTextArea } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { fromForm, known, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { createDraft } from '#stores/drafts.ts';
import { experienceLabels, labelTexts } from './field-labels.ts';
import { knownCv } from './known-cv.ts';
import { editorOf } from './stores/entry.ts';
import { experience } from './stores/portal-cv.ts';
import type { ExperienceValues } from './stores/experience-store.ts';
import { useCvEditor } from './use-cv-editor.ts';

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
  const initial = toForm(kinds, entry ?? {});
  const [draft] = useState(() => createDraft<typeof initial>('cv', `experience:${entry?.id ?? 'new'}`));
  const form = useCvEditor({
    initial,
    draft,
    opened: entry,
    part: () => knownCv().profesional.experiencia.find(({ id }) => id === entry?.id),
    validate: (values) => ({
      ...(isInOrder(values.fechaInicio, values.fechaFin)
        ? {}
        : { fechaFin: 'errors.startAfterEnd' as const }),
      ...problemsOf(values, { flags, isNew, rules: { enlace: [webAddress] } }),
    }),
    save: (opened, values) => {
      const body = known(fromForm(kinds, values)) as ExperienceValues;
      return opened ? experience.edit(opened, body) : experience.add(body);
    },
    fields: { 27: 'fechaFin' },
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
        labels={labelTexts(experienceLabels, t)}
        draft={draft}
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
      </EditorForm>
    </FieldsContext>
  );
}
