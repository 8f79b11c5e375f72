import arrowRight from 'icon:arrow-right';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

/** The work of a placement: tasks, workplace, studies, and its offer. */
export function PlacementWork({ placement }: { placement: StudentPlacement }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { titulacion, curso, centroPracticas, departamento, puestoTrabajo, urlOferta } = placement;
  const degree = useLabelList('titulaciones', [titulacion]);
  const year = useLabelList('cursos', [curso]);
  const facts = [
    { label: t('placements.puestoTrabajo'), value: puestoTrabajo },
    { label: t('placements.departamento'), value: departamento },
    { label: t('placements.centroPracticas'), value: centroPracticas },
    { label: t('placements.titulacion'), value: degree },
    { label: t('placements.curso'), value: year },
  ].filter(({ value }) => value);
  const texts = [
    { title: t('placements.tareas'), text: placement.tareasAdesarrollar },
    { title: t('placements.observaciones'), text: placement.observaciones },
  ];
  const shownTexts = texts.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  const offers = brand.paths['placement-offer'];
  const offer = urlOferta && offers && fillPattern(offers, { id: urlOferta });
  if (facts.length === 0 && shownTexts.length === 0 && !offer) return null;
  return (
    <section className="placement-part" aria-labelledby="placement-work">
      <h2 id="placement-work">{t('placements.work')}</h2>
      <Facts facts={facts} />
      {shownTexts.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Paragraphs text={text} />
        </div>
      ))}
      {offer && (
        <p>
          <a className="placement-link" href={offer}>
            {t('placements.seeOffer')}
            <Icon shapes={arrowRight} />
          </a>
        </p>
      )}
    </section>
  );
}
