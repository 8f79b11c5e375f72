import circleCheck from 'icon:circle-check';
import userX from 'icon:user-x';
import send from 'icon:send';
import { candidacyStates } from '#core/contract/constants.ts';
import type { Move } from '#core/model/candidates.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import type { MoveFormProps } from './MoveForm.tsx';

interface MoveDialogProps extends Omit<MoveFormProps, 'moves'> {
  move: Move;
  name: string;
  onClose: () => void;
}

/** Chunk of the form, loaded on demand. */
const loadForm = async () => (await import('./MoveForm.tsx')).MoveForm;

/** Dialog that confirms a selection, rejection or pre-enrolment, and asks for a reason if one is needed. */
export function MoveDialog({ move, name, onClose, ...rest }: MoveDialogProps) {
  const { t } = usePage().format;
  const isOffered = move.id === candidacyStates.preEnrolmentPending;
  const icon = isOffered ? send : move.fase === 'descartadas' ? userX : circleCheck;
  const title =
    move.fase === 'descartadas'
      ? t('candidates.rejectTitle')
      : t('candidates.moveTitle', { state: move.descripcion });
  return (
    <FormDialog icon={icon} title={title} onClose={onClose}>
      <p>
        <strong>{name}</strong>
      </p>
      {isOffered && <p>{t('candidates.preEnrolmentText')}</p>}
      {move.fase === 'seleccionadas' && <p>{t('candidates.selectText')}</p>}
      {move.fase === 'descartadas' && <p>{t('candidates.turnDownText')}</p>}
      <LazyPart load={loadForm} props={{ ...rest, moves: [move] }} />
    </FormDialog>
  );
}
