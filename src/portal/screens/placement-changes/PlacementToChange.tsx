import { type ComponentProps, useEffect, useRef } from 'react';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { RequestedChange } from '#core/contract/entities/requested-change.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { factsOf } from '#portal/forms/review/declared-facts.tsx';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { usePage } from '#portal/island/page-context.ts';
import { placementState } from '#core/model/company-placements.ts';
import { fullName } from '#core/model/people.ts';
import { PlacementFacts } from '#portal/pieces/company-placement/PlacementFacts.tsx';
import { ProjectLink } from '#portal/pieces/training-project/ProjectLink.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { changeForm } from './change-form.ts';
import { requestableKinds } from './change-rules.ts';

type Sheets = NonNullable<ComponentProps<typeof PlacementFacts>['sheets']>;

interface PlacementToChangeProps {
  placement: CompanyPlacement;
  /** Id of the heading with the student's name. */
  titleId: string;
  /** YYYY-MM-DD */
  today: string;
  onAsk: () => void;
  /** The placement's weekly sheets, with the brand's name for them. */
  sheets: Sheets | undefined;
  /** A change of the placement has just been requested. */
  isSent: boolean;
}

/** A placement of the company with its change requests, and a button for another while one is possible. */
export function PlacementToChange({
  placement,
  titleId,
  today,
  sheets,
  onAsk,
  isSent,
}: PlacementToChangeProps) {
  const { t } = usePage().format;
  const { nombre, apellidos, solicitudes = [] } = placement;
  const kinds = requestableKinds(placement, today);
  const note = useRef<HTMLParagraphElement>(null);
  const isButtonGone = isSent && kinds.length === 0;
  useEffect(() => {
    // Moves focus to the note, because the pressed button is gone.
    if (isButtonGone) note.current?.focus();
  }, [isButtonGone]);
  return (
    <>
      <PlacementFacts placement={placement} sheets={sheets} />
      {solicitudes.length > 0 && (
        <>
          <h4>{t('placement-changes.requests')}</h4>
          <ul role="list" className="change-requests">
            {solicitudes.map((request, index) => (
              <li key={solicitudes.length - index}>
                <ChangeRequestFacts request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DoneNote ref={note}>{isSent && t('placement-changes.pending')}</DoneNote>
      <p className="block-actions">
        {kinds.length > 0 && (
          <Button aria-describedby={titleId} onClick={onAsk}>
            {t('placement-changes.ask')}
          </Button>
        )}
        <ProjectLink placement={placement} name={fullName(nombre, apellidos)} />
      </p>
      {kinds.length === 0 && placementState(placement, today) !== 'finalizada' && (
        <p>{t('placement-changes.waits')}</p>
      )}
    </>
  );
}

const stateTexts: Readonly<Record<RequestedChange['estado'], MessageId>> = {
  pendiente: 'placement-changes.pending',
  aceptada: 'placement-changes.accepted',
  rechazada: 'placement-changes.rejected',
};

const requestKeys = [
  'fechaFin',
  'horasAldia',
  'numeroDiasSemana',
  'diasSemana',
  'horario',
  'motivo',
] as const;

/** A change request with its state. */
function ChangeRequestFacts({ request }: { request: RequestedChange }) {
  const { format } = usePage();
  const { t, date } = format;
  const { tipo, estado, fecha, observaciones } = request;
  const kind = t(tipo === 'Ampliación' ? 'placement-changes.extension' : 'placement-changes.variation');
  return (
    <>
      <p>
        {t('placement-changes.asked', { kind, date: date(fecha) })}
        {': '}
        <strong>{t(stateTexts[estado])}</strong>
      </p>
      <Facts
        facts={[
          ...factsOf(changeForm, requestKeys, formValues(changeForm, request), format),
          { label: t('placement-changes.answer'), value: observaciones, isLong: true },
        ]}
      />
    </>
  );
}
