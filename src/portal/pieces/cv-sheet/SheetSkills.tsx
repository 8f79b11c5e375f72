import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { CandidateCv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { SheetSection } from './SheetSection.tsx';

/** Skills and interests of a candidate: choices from lists, with levels. */
export function SheetSkills({ cv }: { cv: CandidateCv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  const languages = isShown('idiomas') ? cv.idiomas : [];
  const programs = isShown('programasInformaticos') ? cv.interes.programasInformaticos : [];
  const language = useLabels('idiomas', ...languages.map(({ idioma }) => idioma));
  const languageLevel = useLabels('nivelesIdioma', ...languages.map(({ nivel }) => nivel));
  const program = useLabels('ProgramasInformaticos', ...programs.map(({ programa }) => programa));
  const programLevel = useLabels('nivelesProgramasInformaticos', ...programs.map(({ nivel }) => nivel));
  return (
    <>
      {languages.length > 0 && (
        <SheetSection title={t('cv.languages')}>
          <ul role="list" className="cv-sheet-levels">
            {languages.map(({ id, idioma, nivel }) => (
              <li key={id}>
                <strong>{language(idioma)}</strong> {languageLevel(nivel)}
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      {programs.length > 0 && (
        <SheetSection title={t('cv.programasInformaticos')}>
          <ul role="list" className="cv-sheet-levels">
            {programs.map(({ programa, nivel }) => (
              <li key={programa}>
                <strong>{program(programa)}</strong> {programLevel(nivel)}
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      <Choices
        title={t('cv.competencias')}
        list="competenciasfesionales"
        ids={isShown('competencias') ? cv.competencias : []}
      />
      <Choices
        title={t('cv.interes')}
        list="TagsInteresAlumno"
        ids={isShown('interes') ? cv.interes.tags : []}
      />
      <Choices
        title={t('cv.sectoresInteres')}
        list="sectoresActividad"
        ids={isShown('sectoresInteres') ? cv.sectoresInteres : []}
      />
    </>
  );
}

function Choices({ title, list, ids }: { title: string; list: DomainListName; ids: readonly number[] }) {
  const label = useLabels(list, ...ids);
  if (ids.length === 0) return null;
  return (
    <SheetSection title={title}>
      <ul role="list" className="cv-chips">
        {ids.map((id) => (
          <li key={id}>{label(id)}</li>
        ))}
      </ul>
    </SheetSection>
  );
}
