import download from 'icon:download';
import printer from 'icon:printer';
import type { Cv } from '#core/contract/entities/cv.ts';
import { localDay } from '#core/i18n/dates.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { toEuropassXml } from './europass.ts';
import { toJsonResume } from './json-resume.ts';
import { toPortable } from './to-portable.ts';

function downloadFile(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Exports the CV as a file for other services, or for printing. */
export function ExportPart({ cv }: { cv: Cv }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const degrees = useDomainLabels('titulaciones');
  const levels = useDomainLabels('tiposNivelesTitulacion');
  const languages = useDomainLabels('idiomas');
  const languageLevels = useDomainLabels('nivelesIdioma');
  const programs = useDomainLabels('ProgramasInformaticos');
  const skills = useDomainLabels('competenciasfesionales');
  const isReady = degrees && levels && languages && languageLevels && programs && skills;

  function portable() {
    return toPortable(cv, brand.fields, {
      degree: (id) => degrees?.of(id),
      level: (id) => levels?.of(id),
      language: (id) => languages?.of(id),
      languageLevel: (id) => languageLevels?.of(id),
      program: (id) => programs?.of(id),
      skill: (id) => skills?.of(id),
    });
  }

  return (
    <section className="portable-part" aria-labelledby="portable-out">
      <h2 id="portable-out">{t('cv.takeAway')}</h2>
      <p>{t('cv.takeAwayText')}</p>
      <div className="portable-buttons">
        <Button
          isBusy={!isReady}
          onClick={() =>
            isReady &&
            downloadFile(
              'curriculum-europass.xml',
              'application/xml',
              toEuropassXml(portable(), { language, today: localDay() }),
            )
          }
        >
          <Icon shapes={download} />
          Europass (XML)
        </Button>
        <Button
          isBusy={!isReady}
          onClick={() =>
            isReady &&
            downloadFile(
              'curriculum.json',
              'application/json',
              `${JSON.stringify(toJsonResume(portable()), null, 2)}\n`,
            )
          }
        >
          <Icon shapes={download} />
          JSON Resume
        </Button>
        <a className="button" href={`${brand.paths.cv}?vista=empresas`}>
          <Icon shapes={printer} />
          {t('cv.printAsPdf')}
        </a>
      </div>
    </section>
  );
}
