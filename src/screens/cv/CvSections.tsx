import badge from 'icon:badge-check';
import type { ReactNode } from 'react';
import type { Cv } from '#api/entities/cv.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Section } from '#shell/sections/Section.tsx';
import { SectionIndex } from '#shell/sections/SectionIndex.tsx';
import { useSession } from '#shell/use-signed-in-code.ts';
import { Icon } from '#ui/Icon.tsx';
import { CvGaps } from './CvGaps.tsx';
import { isFilled, sectionGaps, type SectionId, sectionTitles } from './cv-sections.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { ExperienceList } from './ExperienceList.tsx';
import { LanguageList } from './LanguageList.tsx';
import { PersonalView } from './PersonalView.tsx';
import { PreferencesView } from './PreferencesView.tsx';
import { PresentationView } from './PresentationView.tsx';
import { SearchView } from './SearchView.tsx';
import { StudyList } from './StudyList.tsx';

const documentKeys = ['urlCV', 'documentos', 'certificados', 'documentosPrivados', 'documentosProcesos'];

/** The sections of a CV beside their index. */
export function CvSections({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const gaps = sectionGaps(cv, brand, session);
  const isShown = (key: string): boolean => flagsOf(brand.fields.profesional, key).visible;
  const contents: Record<SectionId, ReactNode> = {
    personal: <PersonalView data={cv.personales} />,
    studies: <StudyList cv={cv} />,
    experience: <ExperienceList cv={cv} />,
    languages: isShown('idiomas') && <LanguageList cv={cv} />,
    presentation: isShown('presentacion') && <PresentationView cv={cv} />,
    search: <SearchView cv={cv} />,
    preferences: <PreferencesView cv={cv} />,
    documentos: documentKeys.some(isShown) && <DocumentsView cv={cv} />,
  };
  const sections = (Object.keys(sectionTitles) as SectionId[])
    .filter((id) => contents[id])
    .map((id) => ({
      id,
      title: t(sectionTitles[id]),
      missing: gaps.filter((gap) => gap.section === id).length,
      isOptional: !isFilled(cv, id),
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
        <CvGaps gaps={gaps} />
        {sections.map(({ id, ...section }) => (
          <Section
            key={id}
            id={id}
            {...section}
            intro={
              id === 'studies' ? t('cv.studiesIntro') : id === 'search' ? t('cv.searchIntro') : undefined
            }
          >
            {contents[id]}
          </Section>
        ))}
      </div>
    </div>
  );
}
