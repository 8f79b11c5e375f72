import { useId, useState } from 'react';
import type { Move } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';

interface MoveSelectProps {
  moves: readonly Move[];
  isBusy: boolean;
  onMove: (move: Move) => void;
}

/** Select for many states: all of them are offered if the server does not send the possible ones. */
export function MoveSelect({ moves, isBusy, onMove }: MoveSelectProps) {
  const { t } = usePage().format;
  const [chosen, setChosen] = useState('');
  const id = useId();
  const move = moves.find(({ id: state }) => String(state) === chosen);
  return (
    <div className="candidate-move-select">
      <label htmlFor={id}>{t('candidates.moveTo')}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{t('candidates.chooseState')}</option>
        {moves.map((option) => (
          <option key={option.id} value={option.id}>
            {option.descripcion}
          </option>
        ))}
      </select>
      <Button isBusy={isBusy} disabled={!move} onClick={() => move && onMove(move)}>
        {t('candidates.move')}
      </Button>
    </div>
  );
}
