import info from 'icon:info';
import alert from 'icon:triangle-alert';
import { useState } from 'react';
import { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-programmes.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { PlacementNotes } from '#portal/pieces/placement-notes/PlacementNotes.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { obstacleWords, obstacleAction } from './offer-obstacles.ts';

interface OfferNotesProps {
  kind: OfferKind;
  /** `undefined` while it is loading. */
  company: Company | undefined;
  /** Correction that the institution requests. */
  correction?: string | undefined;
}

/**
 * Notes to read before filling in the form: obstacles to publishing, and the institution's notes on placements. They
 * come later than the form, and are folded so as not to move its fields; what has to be done first is open.
 */
export function OfferNotes({ kind, company, correction }: OfferNotesProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const isPlacement = kind === 'practicas';
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const notes = useQueryAnswer(dameNotasInformativasPracticasCurricularExtraordinaria, {}, isPlacement);
  const noteTexts = notes.state === 'ready' ? notes.datos : [];
  // For servers that do not name obstacles; a missing bank account obstructs only placements.
  const lacksIban = brand.settings.checkIbanInPracticasConServicio && company && !company.iban;
  const named = missing.state === 'ready' ? missing.datos.impedimentos?.map(({ causa }) => causa) : undefined;
  const causes = (named ?? (lacksIban ? ['iban' as const] : [])).filter(
    (cause) => cause !== 'iban' || isPlacement,
  );
  const failed = (
    <FailedPart
      answers={isPlacement ? [missing, notes] : [missing]}
      text={t('offer-form.notesFailed')}
      retry={() => {
        if (missing.state === 'failed') void queryCache.refresh(faltanDatosAlaEmpresa, {});
        if (notes.state === 'failed')
          void queryCache.refresh(dameNotasInformativasPracticasCurricularExtraordinaria, {});
      }}
    />
  );
  const isUrgent = causes.length > 0 || correction !== undefined;
  const [isOpen, setOpen] = useState(false);
  const [wasUrgent, setUrgent] = useState(false);
  if (isUrgent !== wasUrgent) {
    setUrgent(isUrgent);
    // Not under the hands of someone who is filling in the form already.
    if (isUrgent && !hasUnsavedInput()) setOpen(true);
  }
  if (noteTexts.length + causes.length === 0 && !correction) return <div>{failed}</div>;
  return (
    <div>
      {failed}
      <details
        className="offer-notes"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Icon shapes={isUrgent ? alert : info} />
          <h2>{t('offer-form.notesTitle')}</h2>
        </summary>
        <div className="placement-notes">
          {correction && (
            <>
              <h3>{t('offer-form.correction')}</h3>
              <p className="offer-note-text">{correction}</p>
            </>
          )}
          {causes.map((cause) => {
            const { text } = obstacleWords[cause];
            const action = obstacleAction(cause, brand, location.pathname + location.search);
            return (
              <p key={cause} className="offer-obstacle">
                {t(text)} {action && <a href={action.href}>{t(action.label)}</a>}
              </p>
            );
          })}
          <PlacementNotes notes={noteTexts} isFoldedBox />
        </div>
      </details>
    </div>
  );
}
