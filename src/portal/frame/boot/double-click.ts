const pressable = 'a, button, label, input, select, textarea, summary';

const pressed = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(pressable) : null;

/**
 * Keeps the second click of a double one from doing anything but the first: what the first has opened, closed or moved
 * lies under the pointer by then, and nobody meant it.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  let isStray = false;
  addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) first = pressed(event);
      isStray = event.detail > 1 && pressed(event) !== first;
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
