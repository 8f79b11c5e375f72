import type { Cv } from '#core/contract/entities/cv.ts';
import { usePage } from '#portal/island/page-context.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { ChoicesBlock } from './ChoicesBlock.tsx';
import { competencesForm, programsForm } from './skills-forms.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

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
        title={labelOf(programsForm, 'programasInformaticos')}
        list="ProgramasInformaticos"
        ids={programs.map(({ programa }) => programa)}
        detailOf={(id) => level(programs.find(({ programa }) => programa === id)?.nivel)}
        empty={t('cv.noPrograms')}
        load={loadPrograms}
      />
      <ChoicesBlock
        name="competencias"
        title={labelOf(competencesForm, 'competencias')}
        list="competenciasfesionales"
        ids={cv.competencias}
        empty={t('cv.noCompetences')}
        load={loadCompetences}
      />
    </>
  );
}
