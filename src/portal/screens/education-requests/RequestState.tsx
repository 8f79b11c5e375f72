import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';

const names: Readonly<Record<EducationRequest['estado'], MessageId>> = {
  pendiente: 'education-requests.pending',
  aceptada: 'education-requests.accepted',
  rechazada: 'education-requests.rejected',
};

/** State of a request as a badge. */
export function RequestState({ estado }: Pick<EducationRequest, 'estado'>) {
  return (
    <span className="request-state" data-state={estado}>
      {usePage().format.t(names[estado])}
    </span>
  );
}
