import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import { errorOf, errorTarget } from '#api/errors.ts';
import type { Requirement } from '#api/entities/offer-detail.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';

/** What the offer asks for and whether the reader has it, as the server says; with the way to what is missing. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const missing = requirements.filter(({ cumple }) => !cumple).length;
  return (
    <section className="offer-part" aria-labelledby="offer-requirements">
      <h2 id="offer-requirements">{t('offers.requirements')}</h2>
      <p className="offer-requirements-sum" data-missing={missing > 0 || undefined}>
        {t('offers.requirementsMissing', { count: missing })}
      </p>
      <ul role="list" className="offer-requirements">
        {requirements.map(({ codigo, cumple, texto }) => {
          const shown = errorOf(codigo);
          const isOfCv = !cumple && errorTarget(shown, 'student') === 'cv';
          return (
            <li key={`${codigo} ${texto}`} data-missing={!cumple || undefined}>
              <Icon shapes={cumple ? circleCheck : circleX} />
              <span>
                <span className="visually-hidden">{t(cumple ? 'offers.met' : 'offers.notMet')}: </span>
                {texto}{' '}
                {isOfCv && shown.button && brand.paths.cv && <a href={brand.paths.cv}>{t(shown.button)}</a>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
