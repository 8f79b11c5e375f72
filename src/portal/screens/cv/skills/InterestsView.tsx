import type { Cv } from '#core/contract/entities/cv.ts';
import { usePage } from '#portal/island/page-context.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { ChoicesBlock } from './ChoicesBlock.tsx';
import { interestsForm, sectorsForm } from './skills-forms.ts';

const loadInterests = async () => (await import('./ChoicesEditors.tsx')).InterestsEditor;
const loadSectors = async () => (await import('./ChoicesEditors.tsx')).SectorsEditor;

/** Interests, and the sectors in which the student would like to work. */
export function InterestsView({ cv }: { cv: Cv }) {
  const { t } = usePage().format;
  return (
    <>
      <ChoicesBlock
        name="interes"
        title={labelOf(interestsForm, 'tags')}
        list="TagsInteresAlumno"
        ids={cv.interes.tags}
        empty={t('cv.noInterests')}
        load={loadInterests}
      />
      <ChoicesBlock
        name="sectoresInteres"
        title={labelOf(sectorsForm, 'sectoresInteres')}
        list="sectoresActividad"
        ids={cv.sectoresInteres}
        empty={t('cv.noSectors')}
        load={loadSectors}
      />
    </>
  );
}
