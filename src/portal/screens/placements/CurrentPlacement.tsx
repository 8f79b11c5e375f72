import arrow from 'icon:arrow-right';
import { useId } from 'react';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { localDay } from '#core/i18n/dates.ts';
import { monogram } from '#core/model/monogram.ts';
import { fullName } from '#core/model/people.ts';
import { nextSheet } from '#core/model/weekly-sheets.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useWeek } from '#portal/pieces/weekly-sheets/use-week.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { MailAddress } from './MailAddress.tsx';
import { Period } from './Period.tsx';
import { placementAddress } from './placement-address.ts';
import { PlacementWeek } from './PlacementWeek.tsx';
import { useDueSheets, useHasSheets } from './use-due-sheets.ts';
import { visibleFields } from './visible-fields.ts';

interface CurrentPlacementProps {
  placement: StudentPlacement;
  /** The brand's name for weekly sheets. */
  sheetName: string;
}

/** The student's only active placement: its progress, the next weekly sheet, and the tutors. */
export function CurrentPlacement({ placement, sheetName }: CurrentPlacementProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const shown = visibleFields(placement, brand.fields);
  const { fechaInicio, fechaFin } = shown;
  const address = placementAddress(placement, brand.paths);
  const tutors = [
    {
      title: t('placements.companyTutor'),
      name: fullName(shown.nombreTutorEmpresa, shown.apellidosTutorEmpresa),
      email: shown.emailTutorEmpresa,
    },
    {
      title: t('placements.universityTutor'),
      name: fullName(shown.nombreTutorUniversidad, shown.apellidosTutorUniversidad),
      email: shown.emailTutorUniversidad,
    },
  ].filter(({ name, email }) => name || email);
  return (
    <article className="placement-current">
      <header>
        <h3>
          <a href={address}>{placement.titulo}</a>
        </h3>
        <p className="placement-current-company">
          <span className="monogram" aria-hidden="true" data-letters={monogram(placement.empresa)} />
          <span>{placement.empresa}</span>
        </p>
        {(fechaInicio ?? fechaFin) && (
          <p className="placement-soft">
            <span className="visually-hidden">{`${t('placements.dates')}: `}</span>
            <Period {...{ fechaInicio, fechaFin }} />
          </p>
        )}
        <PlacementWeek {...{ fechaInicio, fechaFin }} />
      </header>
      <NextSheet {...{ placement, sheetName, address }} />
      {tutors.length > 0 && (
        <dl className="placement-current-tutors">
          {tutors.map(({ title, name, email }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {name}
                {email && <MailAddress email={email} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a className="placement-link" href={address}>
          {t('placements.seeAll')}
          <span className="visually-hidden"> {placement.titulo}</span>
          <Icon shapes={arrow} />
        </a>
      </p>
    </article>
  );
}

interface NextSheetProps extends CurrentPlacementProps {
  /** Address of the page where the sheet is sent. */
  address: string;
}

function NextSheet({ placement, sheetName, address }: NextSheetProps) {
  const { t } = usePage().format;
  const weekOf = useWeek();
  const titleId = useId();
  const due = useDueSheets(placement);
  const next = nextSheet(useHasSheets() ? (placement.hojas ?? []) : [], localDay());
  if (!next) return null;
  return (
    <section className="placement-next" aria-labelledby={titleId} data-due={next.isDue || undefined}>
      <h4 id={titleId}>{t('placements.nextSheet', { name: sheetName })}</h4>
      <p>{`${t('placements.week')}: ${weekOf(next.sheet)}`}</p>
      {due && <p className="placement-due">{due}</p>}
      {next.isDue && (
        <a className="button button-primary" href={address}>
          {t(next.action === 'correct' ? 'placements.sendCorrected' : 'placements.send')}
          <Icon shapes={arrow} />
        </a>
      )}
    </section>
  );
}
