import type { Cv } from '#api/entities/cv.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { ChoicesBlock } from './ChoicesBlock.tsx';

const loadInterests = async () => (await import('./ChoicesEditors.tsx')).InterestsEditor;
const loadSectors = async () => (await import('./ChoicesEditors.tsx')).SectorsEditor;

/** What someone is interested in, and the sectors in which they would like to work. */
export function InterestsView({ cv }: { cv: Cv }) {
  const { t } = usePage().format;
  return (
    <>
      <ChoicesBlock
        name="interes"
        list="TagsInteresAlumno"
        ids={cv.interes.tags}
        empty={t('cv.noInterests')}
        load={loadInterests}
      />
      <ChoicesBlock
        name="sectoresInteres"
        list="sectoresActividad"
        ids={cv.sectoresInteres}
        empty={t('cv.noSectors')}
        load={loadSectors}
      />
    </>
  );
}
