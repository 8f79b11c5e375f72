import type { SpokenLanguage } from '#api/entities/cv.ts';
import { checkCvLanguage } from '#api/validation/cv-language.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useDomain } from '#shell/forms/use-domain.ts';
import { EditorForm } from '#shell/sections/EditorForm.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { knownCv } from '../known-cv.ts';
import { editorOf } from '../stores/entry.ts';
import { languages } from '../stores/portal-cv.ts';
import { useCvEditor } from '../use-cv-editor.ts';

const chosen = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** The form of a language. */
export function LanguageEditor({ entry }: { entry?: SpokenLanguage }) {
  const { t } = usePage().format;
  const isNew = entry === undefined;
  const initial = { idioma: String(entry?.idioma ?? ''), nivel: String(entry?.nivel ?? '') };
  const form = useCvEditor({
    initial,
    opened: entry,
    part: () => knownCv().idiomas.find(({ id }) => id === entry?.id),
    validate: (values) => {
      const problem = checkCvLanguage({ idioma: chosen(values.idioma), nivel: chosen(values.nivel) });
      return problem ? { [values.idioma === '' ? 'idioma' : 'nivel']: problem } : {};
    },
    save: (opened, values) => {
      const body = { idioma: Number(values.idioma), nivel: Number(values.nivel) };
      return opened ? languages.edit(opened, body) : languages.add(body);
    },
    fields: { 8: 'idioma' },
    idOf: editorOf('languages'),
  });
  const labels = { idioma: t('cv.language'), nivel: t('cv.level') };
  return (
    <EditorForm
      title={t(isNew ? 'cv.newLanguage' : 'cv.editLanguage')}
      form={form}
      initial={initial}
      labels={labels}
    >
      <SelectField name="idioma" label={labels.idioma} options={useDomain('idiomas')} />
      <SelectField name="nivel" label={labels.nivel} options={useDomain('nivelesIdioma')} />
    </EditorForm>
  );
}
