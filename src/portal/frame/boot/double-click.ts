const controls = 'a, button, label, input, select, textarea, summary';

const pressedControl = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(controls) : null;

/**
 * Ignores the second click of a double click where it hits another control than the first: the first click has opened,
 * closed or moved something under the pointer, and nobody means to press that.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  let isStray = false;
  addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) first = pressedControl(event);
      isStray = event.detail > 1 && pressedControl(event) !== first;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (!isStray || event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
