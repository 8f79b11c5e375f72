import badge from 'icon:badge-check';
import type { ReactNode } from 'react';
import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { SectionIndex } from '#portal/forms/editors/SectionIndex.tsx';
import { isComplete } from '#portal/forms/editors/SectionMark.tsx';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { StudentAccountView } from './account/StudentAccountView.tsx';
import { CvGaps } from './CvGaps.tsx';
import { isFilled, pendingDocuments, sectionGaps, type CvSectionId, sectionTitles } from './cv-sections.ts';
import { DocumentsView } from './documents/DocumentsView.tsx';
import { EmploymentLevelView } from './studies/EmploymentLevelView.tsx';
import { ExperienceList } from './experience/ExperienceList.tsx';
import { InterestsView } from './skills/InterestsView.tsx';
import { LanguageList } from './languages/LanguageList.tsx';
import { PersonalView } from './personal/PersonalView.tsx';
import { PhotoView } from './photo/PhotoView.tsx';
import { PortfolioView } from './presentation/PortfolioView.tsx';
import { preferencesForm } from './preferences/preferences-form.ts';
import { PreferencesView } from './preferences/PreferencesView.tsx';
import { CvPresentationView } from './presentation/CvPresentationView.tsx';
import { SearchView } from './search/SearchView.tsx';
import { SkillsView } from './skills/SkillsView.tsx';
import { StayList } from './stays/StayList.tsx';
import { OwnStudies } from './studies/OwnStudies.tsx';
import { StudyList } from './studies/StudyList.tsx';

const documentKeys = ['urlCV', 'documentos', 'certificados', 'documentosPrivados', 'documentosProcesos'];

const intros: Partial<Record<CvSectionId, MessageId>> = {
  studies: 'cv.studiesIntro',
  search: 'cv.searchIntro',
  account: 'cv.accountIntro',
};

/** Sections of a CV beside their index. */
export function CvSections({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const gaps = sectionGaps(cv, brand, session);
  const ownStudiesGiven = areOwnStudiesGiven(brand.fields);
  /** Whether the request in the intro of a section is still to be done. */
  const needsIntro = (id: CvSectionId): boolean => {
    if (id === 'studies') return cv.academicos.length === 0 && !ownStudiesGiven;
    if (id === 'search') return !cv.busquedaPracticasActiva && !cv.busquedaTrabajoActiva;
    return true;
  };
  const isShown = (...keys: string[]): boolean =>
    keys.some((key) => flagsOf(brand.fields.profesional, key).visible);
  const contents: Record<CvSectionId, ReactNode> = {
    personal: (
      <>
        <PhotoView address={cv.urlImagenPerfil} />
        <PersonalView data={cv.personales} />
      </>
    ),
    studies: (
      <>
        {ownStudiesGiven && <OwnStudies cv={cv} />}
        <StudyList cv={cv} />
        {isShown('idNivelFormativoSNE') && <EmploymentLevelView cv={cv} />}
      </>
    ),
    experience: <ExperienceList cv={cv} />,
    languages: isShown('idiomas') && <LanguageList cv={cv} />,
    abroad: isShown('estanciasExtranjero') && <StayList cv={cv} />,
    skills: isShown('programasInformaticos', 'competencias') && <SkillsView cv={cv} />,
    presentation: isShown('presentacion', 'enlacePortfolio') && (
      <>
        {isShown('presentacion') && <CvPresentationView cv={cv} />}
        {isShown('enlacePortfolio') && <PortfolioView cv={cv} />}
      </>
    ),
    interests: isShown('interes', 'sectoresInteres') && <InterestsView cv={cv} />,
    search: <SearchView cv={cv} />,
    preferences: isShown(...Object.keys(preferencesForm.fields)) && <PreferencesView cv={cv} />,
    documentos: isShown(...documentKeys) && <DocumentsView cv={cv} />,
    account: <StudentAccountView cv={cv} />,
  };
  const sections = (Object.keys(sectionTitles) as CvSectionId[])
    .filter((id) => contents[id])
    .map((id) => ({
      id,
      title: t(sectionTitles[id]),
      missing:
        gaps.filter((gap) => gap.section === id).length +
        (id === 'documentos' && isShown('documentosProcesos') ? pendingDocuments(cv) : 0),
      isOptional: !isFilled(cv, id),
      isSettings: id === 'account',
    }));
  return (
    <div className="sections-page">
      <SectionIndex sections={sections} label={t('cv.index')} />
      <div className="sections">
        {cv.validadoDOIP && isShown('validadoDOIP') && (
          <p className="cv-validated">
            <Icon shapes={badge} />
            {t('cv.validated')}
          </p>
        )}
        <CvGaps
          gaps={gaps}
          open={sections.filter((section) => !section.isSettings && !isComplete(section))}
        />
        {sections.map(({ id, ...section }) => (
          <Section key={id} id={id} {...section} intro={intros[id] && needsIntro(id) && t(intros[id])}>
            {contents[id]}
          </Section>
        ))}
      </div>
    </div>
  );
}
