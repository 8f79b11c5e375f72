interface HistoryStep {
  /**
   * Makes what is shown now a step of the browser's history.
   * @param onBack the person has gone back by the browser
   */
  open: (onBack: () => void) => void;
  /** Takes the step back, unless the person has done so; resolves when the previous address is back. */
  close: () => Promise<void>;
}

const mark = 'paso';

const isBefore = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[mark] === 'antes';

/** A part of a page that "back" of the browser leaves for the part before it, and not for the page before. */
export function createHistoryStep(): HistoryStep {
  let leave: (() => void) | undefined;
  let left = Promise.resolve();

  return {
    open: (onBack) => {
      try {
        // Someone who comes back is led to where the focus goes.
        history.scrollRestoration = 'manual';
        history.replaceState({ ...(history.state as object | null), [mark]: 'antes' }, '');
        history.pushState({ [mark]: 'dentro' }, '');
      } catch {
        // Browsers refuse too many changes in a short time.
        return;
      }
      left = new Promise((resolve) => {
        leave = () => history.back();
        // A link to a part of the page is a step, too, and not this one.
        const follow = ({ state }: PopStateEvent): void => {
          if (!isBefore(state)) return;
          removeEventListener('popstate', follow);
          setTimeout(() => (history.scrollRestoration = 'auto'));
          leave = undefined;
          resolve();
          onBack();
        };
        addEventListener('popstate', follow);
      });
    },
    close: () => {
      leave?.();
      return left;
    },
  };
}
