import type { ProcessDetail } from '#core/contract/entities/candidate.ts';
import { profiles } from '#core/contract/constants.ts';
import { filledPlaces } from '#core/model/candidates.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferState } from '#portal/pieces/offer-state/OfferState.tsx';
import type { CandidacyStates } from '../use-states.ts';

interface OfferHeadProps {
  process: ProcessDetail;
  states: CandidacyStates | undefined;
}

/** Heading of the offer, with its facts and the number of filled places. */
export function OfferHead({ process: { proceso, candidatos }, states }: OfferHeadProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { titulo, idPerfil, Estado, plazas, fechaCaducidad, idoferta, provincia } = proceso;
  const { 'company-offer-sheet': sheet, 'offer-viewer': preview } = brand.paths;
  const params = { id: proceso.urlAcceso };
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
    <header className="detail-head">
      <h1>{titulo}</h1>
      <ul role="list" className="candidates-offer">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <OfferState offer={proceso} />
      <p className="candidates-views">
        {sheet && <a href={fillPattern(sheet, params)}>{t('company-offers.seeSheet')}</a>}
        {preview && <a href={fillPattern(preview, params)}>{t('company-offers.seeAsStudent')}</a>}
      </p>
    </header>
  );
}
