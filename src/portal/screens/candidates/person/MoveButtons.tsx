import circleCheck from 'icon:circle-check';
import userX from 'icon:user-x';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Move } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { ActionMenu } from '#portal/ui/ActionMenu.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { moveKeys } from '../shortcuts/move-keys.ts';
import { $areShortcutsOn } from '../shortcuts/shortcuts.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useMoveLabel } from '../use-move-label.ts';

interface MoveButtonsProps {
  name: string;
  moves: readonly Move[];
  /** The usual next step, a filled button. */
  next: Move | undefined;
  /** State of the move in progress. */
  busy: number | undefined;
  onMove: (move: Move) => void;
}

/** Buttons of the moves: the next step first and filled, rejections apart; on a phone the others are in a menu. */
export function MoveButtons({ name, moves, next, busy, onMove }: MoveButtonsProps) {
  const { t } = usePage().format;
  const label = useId();
  const hasRoom = useIsWide('desktop') !== false;
  const rejections = moves.filter(({ fase }) => fase === 'descartadas');
  const others = moves.filter((move) => move !== next && !rejections.includes(move));
  const keys = moveKeys(next ? [next, ...others] : others, rejections);
  const labelOf = useMoveLabel(moves, ({ descripcion }) => descripcion);
  const keyLabelOf = useMoveLabel(moves, ({ descripcion }) =>
    t('candidates.moveNow', { state: descripcion }),
  );
  const hasKeys = useStore($areShortcutsOn);
  useShortcuts(
    t('candidates.shortcutMoves'),
    keys.map(({ key, move }) => ({
      key,
      label: keyLabelOf(move),
      run: () => onMove(move),
    })),
  );
  const inMenu = hasRoom || others.length < 2 ? [] : others;
  const button = (move: Move, className?: string) => (
    <Button
      key={move.id}
      kind={move === next ? 'primary' : 'secondary'}
      isBusy={busy === move.id}
      aria-keyshortcuts={hasKeys ? keys.find((it) => it.move === move)?.key : undefined}
      onClick={() => onMove(move)}
      {...(className && { className })}
    >
      {className && <Icon shapes={userX} />}
      {labelOf(move)}
    </Button>
  );
  return (
    <div className="candidate-move-buttons" role="group" aria-labelledby={label}>
      <span id={label} className="visually-hidden">
        {t('candidates.moveTo')}
      </span>
      {next && button(next)}
      {inMenu.length === 0 && others.map((move) => button(move))}
      {rejections.map((move) => button(move, 'candidate-rejection'))}
      {inMenu.length > 0 && (
        <ActionMenu
          label={t('candidates.otherMoves', { name })}
          actions={inMenu.map((move) => ({
            key: String(move.id),
            label: move.descripcion,
            icon: circleCheck,
            onPress: () => onMove(move),
          }))}
        />
      )}
    </div>
  );
}
