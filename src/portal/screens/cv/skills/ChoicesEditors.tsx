import type { Cv } from '#core/contract/entities/cv.ts';
import type { ManyOfKind } from '#portal/forms/fields/field-kinds.ts';
import type { DeclaredForm } from '#portal/forms/fields/form-of.ts';
import { idsIn } from '#portal/forms/fields/comma-separated.ts';
import { ManyOfInput } from '#portal/forms/fields/inputs.tsx';
import { useFields } from '#portal/forms/fields/use-fields.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditorForm } from '#portal/forms/editors/EditorForm.tsx';
import { knownCv } from '../known-cv.ts';
import type { SaveResult } from '../stores/cv-store.ts';
import { skills } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';
import { competencesForm, interestsForm, sectorsForm } from './skills-forms.ts';

interface ChoicesEditorProps<K extends string> {
  declared: DeclaredForm<unknown, Readonly<Record<K, ManyOfKind>>>;
  name: K;
  title: string;
  hint: string;
  part: (cv: Cv) => readonly number[];
  save: (opened: readonly number[], ids: number[]) => Promise<SaveResult>;
}

function ChoicesEditor<K extends string>(props: ChoicesEditorProps<K>) {
  const { declared, name, title, hint, part, save } = props;
  const opened = part(knownCv());
  const fields = useFields(declared, { data: { [name]: opened } });
  const form = useCvEditor({
    initial: fields.initial,
    opened,
    part: () => part(knownCv()),
    validate: (values) => fields.problems(values),
    save: (current, values) => save(current, idsIn(values[name])),
  });
  return (
    <EditorForm title={title} form={form} fields={fields}>
      <ManyOfInput name={name} field={declared.fields[name]} hint={hint} />
    </EditorForm>
  );
}

/** Form of the interests. */
export function InterestsEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      declared={interestsForm}
      name="tags"
      title={t('cv.editInterests')}
      hint={t('cv.interestsHint')}
      part={({ interes }) => interes.tags}
      save={skills.saveInterests}
    />
  );
}

/** Form of the sectors of interest. */
export function SectorsEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      declared={sectorsForm}
      name="sectoresInteres"
      title={t('cv.editSectors')}
      hint={t('cv.sectorsHint')}
      part={({ sectoresInteres }) => sectoresInteres}
      save={skills.saveSectors}
    />
  );
}

/** Form of the competences. */
export function CompetencesEditor() {
  const { t } = usePage().format;
  return (
    <ChoicesEditor
      declared={competencesForm}
      name="competencias"
      title={t('cv.editCompetences')}
      hint={t('cv.competencesHint')}
      part={({ competencias }) => competencias}
      save={skills.saveCompetences}
    />
  );
}
