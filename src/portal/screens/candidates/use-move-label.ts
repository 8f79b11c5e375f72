import type { Move } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';

/**
 * Returns a function for the text of a move's button. A rejection has the name of the act; the name of its state
 * is the server's, and joins it only where several states are rejections.
 */
export function useMoveLabel(
  moves: readonly Move[],
  otherwise: (move: Move) => string,
): (move: Move) => string {
  const { t } = usePage().format;
  const rejections = moves.filter(({ fase }) => fase === 'descartadas');
  return (move) => {
    if (!rejections.includes(move)) return otherwise(move);
    return rejections.length > 1
      ? t('candidates.rejectTo', { state: move.descripcion })
      : t('candidates.reject');
  };
}
