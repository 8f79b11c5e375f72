import board from 'icon:square-kanban';
import list from 'icon:list';
import { changeQuery } from '#portal/island/address/address.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

const views = [
  { key: '', icon: list, label: 'candidates.viewList' },
  { key: 'tablero', icon: board, label: 'candidates.viewBoard' },
] as const;

/** Switches between the list and the board, in the address; the board shows all phases. */
export function ViewToggle({ isBoard }: { isBoard: boolean }) {
  const { t } = usePage().format;
  return (
    <div className="candidates-views-toggle" role="group" aria-label={t('candidates.view')}>
      {views.map(({ key, icon, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isBoard === (key !== '')}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => changeQuery({ vista: key, ...(key && { fase: '' }) })}
        >
          <Icon shapes={icon} />
        </button>
      ))}
    </div>
  );
}
