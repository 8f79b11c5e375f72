import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { languages } from '../stores/portal-cv.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

const load = async () => (await import('./LanguageEditor.tsx')).LanguageEditor;

/** Spoken languages with their levels. */
export function LanguageList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { editable } = flagsOf(brand.fields.profesional, 'idiomas');
  const language = useLabels('idiomas', ...cv.idiomas.map(({ idioma }) => idioma));
  const level = useLabels('nivelesIdioma', ...cv.idiomas.map(({ nivel }) => nivel));
  return (
    <EntryList
      id="languages"
      entries={cv.idiomas}
      nameOf={({ idioma }) => language(idioma) ?? ''}
      load={load}
      texts={{
        add: t('cv.addLanguage'),
        empty: t('cv.noLanguages'),
        removeQuestion: ({ idioma }) => t('cv.removeLanguage', { name: language(idioma) ?? '' }),
      }}
      isFixed={!editable}
      remove={async (entry) => {
        const result = await languages.remove(entry);
        return result.ok ? undefined : failureText(result, t, 'student');
      }}
    >
      {({ idioma, nivel }) => (
        <>
          <h3>{language(idioma)}</h3>
          <p className="entry-line">{level(nivel)}</p>
        </>
      )}
    </EntryList>
  );
}
