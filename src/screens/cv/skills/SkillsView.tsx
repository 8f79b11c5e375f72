import type { Cv } from '#api/entities/cv.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { ChoicesBlock } from './ChoicesBlock.tsx';
import { useLabels } from '../use-labels.ts';

const loadPrograms = async () => (await import('./ProgramsEditor.tsx')).ProgramsEditor;
const loadCompetences = async () => (await import('./ChoicesEditors.tsx')).CompetencesEditor;

/** Computer programs with their levels, and competences. */
export function SkillsView({ cv }: { cv: Cv }) {
  const { t } = usePage().format;
  const { programasInformaticos: programs } = cv.interes;
  const level = useLabels('nivelesProgramasInformaticos', ...programs.map(({ nivel }) => nivel));
  return (
    <>
      <ChoicesBlock
        name="programasInformaticos"
        list="ProgramasInformaticos"
        ids={programs.map(({ programa }) => programa)}
        detailOf={(id) => level(programs.find(({ programa }) => programa === id)?.nivel)}
        empty={t('cv.noPrograms')}
        load={loadPrograms}
      />
      <ChoicesBlock
        name="competencias"
        list="competenciasfesionales"
        ids={cv.competencias}
        empty={t('cv.noCompetences')}
        load={loadCompetences}
      />
    </>
  );
}
