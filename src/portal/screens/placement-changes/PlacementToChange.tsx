import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { RequestedChange } from '#core/contract/entities/placement-request.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { factsOf } from '#portal/forms/review/declared-facts.tsx';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { usePage } from '#portal/island/page-context.ts';
import { fullName } from '#core/model/people.ts';
import { PlacementFacts } from '#portal/pieces/company-placement/PlacementFacts.tsx';
import { ProjectLink } from '#portal/pieces/training-project/ProjectLink.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { changeForm } from './change-form.ts';
import { askableKinds } from './change-rules.ts';

type Sheets = NonNullable<ComponentProps<typeof PlacementFacts>['sheets']>;

interface PlacementToChangeProps {
  placement: CompanyPlacement;
  /** YYYY-MM-DD */
  today: string;
  onAsk: () => void;
  /** The weekly sheets of it, and what they are called. */
  sheets: Sheets | undefined;
  /** The address names it: someone who comes goes on from here. */
  isWanted: boolean;
  /** A change of it has just been asked for. */
  isSent: boolean;
}

/** A placement of the company with what was asked for, and the way to ask for more while that can be. */
export function PlacementToChange({
  placement,
  today,
  sheets,
  onAsk,
  isWanted,
  isSent,
}: PlacementToChangeProps) {
  const { t } = usePage().format;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isWanted]);
  const { titulo, nombre, apellidos, estado, fechaFin, solicitudes = [] } = placement;
  const kinds = askableKinds(placement, today);
  const note = useRef<HTMLParagraphElement>(null);
  const isButtonGone = isSent && kinds.length === 0;
  useEffect(() => {
    // It was pressed: the person who did goes on from what that has done.
    if (isButtonGone) note.current?.focus();
  }, [isButtonGone]);
  const isOver = estado === 'finalizada' || (fechaFin !== undefined && fechaFin < today);
  return (
    <article className="section" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={isWanted ? -1 : undefined}>
        {fullName(nombre, apellidos)}
        <span className="change-title"> {titulo}</span>
      </h2>
      <PlacementFacts placement={placement} sheets={sheets} />
      {solicitudes.length > 0 && (
        <>
          <h3>{t('placement-changes.requests')}</h3>
          <ul role="list" className="change-requests">
            {solicitudes.map((request, index) => (
              <li key={solicitudes.length - index}>
                <AskedChange request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
      <DoneNote ref={note}>{isSent && t('placement-changes.pending')}</DoneNote>
      <p className="block-actions">
        {kinds.length > 0 && (
          <Button aria-describedby={id} onClick={onAsk}>
            {t('placement-changes.ask')}
          </Button>
        )}
        <ProjectLink placement={placement} name={fullName(nombre, apellidos)} />
      </p>
      {kinds.length === 0 && !isOver && <p>{t('placement-changes.waits')}</p>}
    </article>
  );
}

const answersOf: Readonly<Record<RequestedChange['estado'], MessageId>> = {
  pendiente: 'placement-changes.pending',
  aceptada: 'placement-changes.accepted',
  rechazada: 'placement-changes.rejected',
};

const askedKeys = ['fechaFin', 'horasAldia', 'numeroDiasSemana', 'diasSemana', 'horario', 'motivo'] as const;

/** What was asked for, and how it stands. */
function AskedChange({ request }: { request: RequestedChange }) {
  const { format } = usePage();
  const { t, date } = format;
  const { tipo, estado, fecha, observaciones } = request;
  const kind = t(tipo === 'Ampliación' ? 'placement-changes.extension' : 'placement-changes.variation');
  return (
    <>
      <p>
        {t('placement-changes.asked', { kind, date: date(fecha) })}
        {': '}
        <strong>{t(answersOf[estado])}</strong>
      </p>
      <Facts
        facts={[
          ...factsOf(changeForm, askedKeys, formValues(changeForm, request), format),
          { label: t('placement-changes.answer'), value: observaciones, isLong: true },
        ]}
      />
    </>
  );
}
