import type { Cv } from '#api/entities/cv.ts';
import type { DomainListName } from '#api/entities/domain-lists.ts';
import { BrandChoices } from '#shell/fields/BrandFields.tsx';
import { FieldsContext } from '#shell/fields/fields-context.ts';
import { idsIn, problemsOf } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { labelTexts, profileLabels } from '../field-labels.ts';
import { knownCv } from '../known-cv.ts';
import type { Saved } from '../stores/cv-store.ts';
import { skills } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

interface ChoicesEditorProps {
  name: 'interes' | 'sectoresInteres' | 'competencias';
  list: DomainListName;
  title: string;
  hint: string;
  part: (cv: Cv) => readonly number[];
  save: (opened: readonly number[], ids: number[]) => Promise<Saved>;
}

function ChoicesEditor({ name, list, title, hint, part, save }: ChoicesEditorProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.profesional;
  const opened = part(knownCv());
  const initial = { [name]: opened.join() };
  const form = useCvEditor({
    initial,
    opened,
    part: () => part(knownCv()),
    validate: (values) => problemsOf(values, { flags }),
    save: (before, values) => save(before, idsIn(values[name])),
  });
  return (
    <FieldsContext value={{ flags, labels: profileLabels }}>
      <EditorForm title={title} form={form} initial={initial} labels={labelTexts(profileLabels, t)}>
        <BrandChoices name={name} list={list} hint={hint} />
      </EditorForm>
    </FieldsContext>
  );
}

/** The form of the interests. */
export function InterestsEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      name="interes"
      list="TagsInteresAlumno"
      title={t('cv.editInterests')}
      hint={t('cv.interestsHint')}
      part={({ interes }) => interes.tags}
      save={skills.saveInterests}
    />
  );
}

/** The form of the sectors of interest. */
export function SectorsEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      name="sectoresInteres"
      list="sectoresActividad"
      title={t('cv.editSectors')}
      hint={t('cv.sectorsHint')}
      part={({ sectoresInteres }) => sectoresInteres}
      save={skills.saveSectors}
    />
  );
}

/** The form of the competences. */
export function CompetencesEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      name="competencias"
      list="competenciasfesionales"
      title={t('cv.editCompetences')}
      hint={t('cv.competencesHint')}
      part={({ competencias }) => competencias}
      save={skills.saveCompetences}
    />
  );
}
