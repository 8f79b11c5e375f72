import * as codes from '#core/contract/codes.ts';
import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import { cvErrors } from '#core/status-messages/cv-errors.ts';
import type { ErrorEntry } from '#core/status-messages/error-entry.ts';
import type { Requirement } from '#core/contract/entities/requirement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { OwnStudiesNote } from '#portal/pieces/own-studies/OwnStudiesNote.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** Codes of requirements about degrees. */
const degreeCodes: readonly number[] = [codes.otherDegree, codes.otherDegreeForJob];

const repairedInCv: Readonly<Partial<Record<number, ErrorEntry>>> = cvErrors;

/** Requirements of an offer as the server evaluates them, with links to fill gaps. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const missing = requirements.filter(({ cumple }) => !cumple).length;
  return (
    <section className="offer-part" aria-labelledby="offer-requirements">
      <h2 id="offer-requirements">{t('offer.requirements')}</h2>
      <p className="offer-requirements-sum" data-missing={missing > 0 || undefined}>
        {t('offer.requirementsMissing', { count: missing })}
      </p>
      <ul role="list" className="offer-requirements">
        {requirements.map(({ codigo, cumple, texto }) => {
          const inCv = cumple ? undefined : repairedInCv[codigo];
          const isOfDegrees = !cumple && degreeCodes.includes(codigo);
          return (
            <li key={`${codigo} ${texto}`} data-missing={!cumple || undefined}>
              <Icon shapes={cumple ? circleCheck : circleX} />
              <div>
                <span className="visually-hidden">{t(cumple ? 'offer.met' : 'offer.notMet')}: </span>
                {texto} {inCv?.button && brand.paths.cv && <a href={brand.paths.cv}>{t(inCv.button)}</a>}
                {isOfDegrees && brand.paths.cv && (
                  <a href={`${brand.paths.cv}#studies`}>{t('actions.seeMyStudies')}</a>
                )}
                {isOfDegrees && areOwnStudiesGiven(brand.fields) && <OwnStudiesNote />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
