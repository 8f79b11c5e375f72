import info from 'icon:info';
import { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-documents.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { Obstacle } from '#core/contract/entities/missing-data.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { wayToField } from '#portal/data/way-to-field.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { PlacementNotes } from '#portal/pieces/placement-notes/PlacementNotes.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

type Cause = Obstacle['causa'];

/** What keeps a company from publishing: in words, and where it can do something about it. */
const obstacles: Readonly<
  Record<Cause, { text: MessageId; way?: { route: RouteId; label: MessageId; field?: string } }>
> = {
  problema: { text: 'errors.companyProblem' },
  convenio: {
    text: 'offer-form.agreementNeeded',
    way: { route: 'new-agreement', label: 'offer-form.newAgreement' },
  },
  iban: {
    text: 'notices.companyIbanNeeded',
    way: { route: 'company', label: 'actions.completeIban', field: 'iban' },
  },
};

/** The address of a page, or of a field of it with the way back to the form. */
const addressOf = (page: string | undefined, field: string | undefined): string | undefined =>
  page && field ? wayToField(page, field, location.pathname + location.search) : page;

interface OfferNotesProps {
  kind: OfferKind;
  company: Company;
  /** What the institution wants to be corrected. */
  correction?: string | undefined;
}

/** What has to be known before anything is typed: what is in the way, and what the institution says of placements. */
export function OfferNotes({ kind, company, correction }: OfferNotesProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const isPlacement = kind === 'practicas';
  const missing = useAnswer(faltanDatosAlaEmpresa, {});
  const notes = useAnswer(dameNotasInformativasPracticasCurricularExtraordinaria, {}, isPlacement);
  const told = notes.state === 'ready' ? notes.datos : [];
  // A server may not say what is in the way; without the bank account only placements are.
  const lacksIban = brand.settings.checkIbanInPracticasConServicio && !company.iban;
  const said = missing.state === 'ready' ? missing.datos.impedimentos?.map(({ causa }) => causa) : undefined;
  const causes = (said ?? (lacksIban ? ['iban' as const] : [])).filter(
    (cause) => cause !== 'iban' || isPlacement,
  );
  if (told.length + causes.length === 0 && !correction) return null;
  return (
    <section className="placement-notes offer-notes" aria-labelledby="offer-notes">
      <Icon shapes={info} />
      <div>
        <h2 id="offer-notes">{t('offer-form.notesTitle')}</h2>
        {correction && (
          <>
            <h3>{t('offer-form.correction')}</h3>
            <p className="offer-note-text">{correction}</p>
          </>
        )}
        {causes.map((cause) => {
          const { text, way } = obstacles[cause];
          return (
            <p key={cause} className="offer-obstacle">
              {t(text)} {way && <a href={addressOf(brand.paths[way.route], way.field)}>{t(way.label)}</a>}
            </p>
          );
        })}
        <PlacementNotes notes={told} />
      </div>
    </section>
  );
}
