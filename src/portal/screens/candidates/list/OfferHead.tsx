import chevron from 'icon:chevron-down';
import type { ProcessDetail } from '#core/contract/entities/candidate.ts';
import { profiles } from '#core/contract/constants.ts';
import { filledPlaces } from '#core/model/candidates.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferState } from '#portal/pieces/offer-state/OfferState.tsx';
import { offerStateOf } from '#portal/pieces/offer-state/offer-state.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { KnownStates } from '../states-of.ts';

interface OfferHeadProps {
  process: ProcessDetail;
  states: KnownStates | undefined;
}

/** Heading of the offer, with its facts and the number of filled places; its state explained on demand. */
export function OfferHead({ process: { proceso, candidatos }, states }: OfferHeadProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { titulo, idPerfil, Estado, plazas, fechaCaducidad, idoferta, provincia } = proceso;
  const { 'company-offer-sheet': sheet, 'offer-viewer': preview } = brand.paths;
  const params = { id: proceso.urlAcceso };
  const { tag, tone } = offerStateOf(proceso);
  // What the institution wrote about the offer stays in sight.
  const isExplained = Boolean(proceso.observacionesUniversidad ?? proceso.cierre?.motivo);
  const hasPhases = states?.rows.some(({ fase }) => fase) ?? false;
  const filled = filledPlaces(candidatos, states?.rows ?? []);
  const facts = [
    t(idPerfil === profiles.empleo ? 'candidates.job' : 'candidates.placement'),
    plazas !== undefined &&
      (hasPhases
        ? t('candidates.filled', { filled, count: plazas })
        : t('candidates.places', { count: plazas })),
    provincia,
    Estado === 'activa' && fechaCaducidad && t('candidates.until', { day: date(fechaCaducidad) }),
    brand.settings.showReferenciaOferta && t('candidates.reference', { number: idoferta }),
  ];
  return (
    <header className="detail-head candidates-head">
      <h1>{titulo}</h1>
      <details className="candidates-offer-state" open={isExplained || undefined}>
        <summary>
          <span className="own-state-tag" data-tone={tone}>
            {t(tag)}
          </span>
          <Icon shapes={chevron} />
        </summary>
        <OfferState offer={proceso} />
      </details>
      <ul role="list" className="candidates-offer">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <p className="candidates-views">
        {sheet && <a href={fillPattern(sheet, params)}>{t('company-offers.seeSheet')}</a>}
        {preview && <a href={fillPattern(preview, params)}>{t('company-offers.seeAsStudent')}</a>}
      </p>
    </header>
  );
}
