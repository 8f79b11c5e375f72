interface HistoryStep {
  /**
   * Adds a step to the browser's history.
   * @param onBack called after the browser went back
   */
  open: (onBack: () => void) => void;
  /** Goes back, unless the browser already did; resolves when the previous history entry is current. */
  close: () => Promise<void>;
}

const mark = 'paso';

const isBefore = (state: unknown): boolean => (state as Record<string, unknown> | null)?.[mark] === 'antes';

/** Creates a history entry for a step within a page, so that the browser's "back" returns to the step before it. */
export function createHistoryStep(): HistoryStep {
  let goBack: (() => void) | undefined;
  let closed = Promise.resolve();

  return {
    open: (onBack) => {
      try {
        // On going back the focus determines the scroll position.
        history.scrollRestoration = 'manual';
        history.replaceState({ ...(history.state as object | null), [mark]: 'antes' }, '');
        history.pushState({ [mark]: 'dentro' }, '');
      } catch {
        // Browsers refuse too many changes in a short time.
        return;
      }
      closed = new Promise((resolve) => {
        goBack = () => history.back();
        // A link to a fragment of the page adds a history entry, too.
        const onPopState = ({ state }: PopStateEvent): void => {
          if (!isBefore(state)) return;
          removeEventListener('popstate', onPopState);
          setTimeout(() => (history.scrollRestoration = 'auto'));
          goBack = undefined;
          resolve();
          onBack();
        };
        addEventListener('popstate', onPopState);
      });
    },
    close: () => {
      goBack?.();
      return closed;
    },
  };
}
