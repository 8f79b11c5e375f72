import info from 'icon:info';
import type { ReactNode } from 'react';
import { flagsOf } from '#core/brand/field-flags.ts';
import { WeekTable } from '#portal/forms/week/WeekTable.tsx';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { PrintButton } from '#portal/lists/detail/PrintButton.tsx';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import {
  blankLines,
  type ProjectLine,
  type ProjectPeople,
  type ProjectPlacement,
  projectParts,
} from './project-parts.ts';
import '#portal/forms/editors/sections.scss';
import '#portal/lists/detail/paper.scss';
import './training-project.scss';

interface TrainingProjectProps {
  placement: ProjectPlacement;
  people: Omit<ProjectPeople, 'institution'>;
  /** Link back to the placement. */
  back: { href: string | undefined; text: string };
  /** Notes shown before printing. */
  children?: ReactNode;
}

/** The training project of a placement, for reading and printing, with blanks to fill in by hand and sign. */
export function TrainingProject({ placement, people, back, children }: TrainingProjectProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const parts = useParts(placement, people);
  const blank = blankLines(parts);
  return (
    <>
      <div className="paper-bar">
        <div className="paper-note">
          <Icon shapes={info} />
          <div>
            <p>{t('training-project.intro')}</p>
            {blank.length > 0 && (
              <p>
                <strong>{t('training-project.blanks', { count: blank.length })}</strong>{' '}
                {blank.map((label) => t(label)).join(' · ')}
              </p>
            )}
            {children}
          </div>
        </div>
        <div className="paper-actions">
          <a className="button" href={back.href}>
            {back.text}
          </a>
          <PrintButton title={`${t('training-project.title')} - ${people.student.name}`} />
        </div>
      </div>
      <article className="paper project" aria-labelledby="project-title">
        <header className="project-head">
          <p className="project-institution">{brand.settings.institucion}</p>
          <h1 id="project-title">{t('training-project.title')}</h1>
          <p>{placement.titulo}</p>
          <p className="project-law">{t('training-project.law')}</p>
        </header>
        {parts.map(({ title, lines }) => (
          <section
            key={title}
            className="project-part"
            aria-labelledby={title}
            data-texts={lines.every(({ isText }) => isText) || undefined}
          >
            <h2 id={title}>{t(title)}</h2>
            <dl className="facts">
              {lines.map((line) => (
                <div key={line.label} className={line.isText || line.isSchedule ? 'fact-long' : undefined}>
                  <dt>{t(line.label)}</dt>
                  <dd>
                    <Line line={line} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="project-law">{t('training-project.otherRights')}</p>
        <Signatures />
      </article>
    </>
  );
}

function useParts(placement: ProjectPlacement, people: Omit<ProjectPeople, 'institution'>) {
  const { brand, format, language } = usePage();
  const { t, date, number, money } = format;
  const { practica } = brand.fields;
  const shown = Object.fromEntries(
    Object.entries(placement).filter(([key]) => flagsOf(practica, key).visible),
  ) as ProjectPlacement;
  const days = useLabelList('diasSemana', shown.diasSemana ?? []);
  return projectParts(
    shown,
    { ...people, institution: brand.settings.institucion },
    {
      degree: useLabelList('titulaciones', [shown.titulacion]),
      year: useLabelList('cursos', [shown.curso]),
      // Only English capitalizes the names of days.
      days: language === 'en' ? days : days.toLocaleLowerCase(language),
      date: (day) => date(day),
      number: (value) => number(value),
      grant: (euros) => t('training-project.perMonth', { amount: money(euros) }),
      t,
    },
  );
}

/** Number of blank lines for a text; a fact has one. */
const blankTextLines = 3;

function Line({ line: { value, isText, isSchedule } }: { line: ProjectLine }) {
  const { t } = usePage().format;
  if (!value || value.length === 0)
    return (
      <>
        <span className="visually-hidden">{t('training-project.blank')}</span>
        {Array.from({ length: isText ? blankTextLines : 1 }, (_, index) => (
          <span key={index} className="project-blank" />
        ))}
      </>
    );
  if (typeof value !== 'string')
    return (
      <ul>
        {value.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  if (isSchedule) return <WeekTable text={value} />;
  return isText ? <Paragraphs text={value} /> : value;
}

const signers = [
  'training-project.student',
  'training-project.companyTutor',
  'training-project.academicTutor',
] as const;

/** Signature boxes of all three parties. */
function Signatures() {
  const { t } = usePage().format;
  return (
    <div className="project-signatures">
      {signers.map((signer) => (
        <div key={signer}>
          <p>{t(signer)}</p>
          <p className="project-sign">{t('training-project.dateAndSignature')}</p>
        </div>
      ))}
    </div>
  );
}
