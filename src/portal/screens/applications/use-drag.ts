import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A row under way: where it came from, and where it would be put down. */
export interface Drag {
  from: number;
  to: number;
}

/** So near the edge of the window, in CSS pixels, a row makes the page scroll, by so much per frame. */
const edge = 90;
const stride = 9;

/** Place among the others of a row whose middle is at a height; all in pixels of the page. */
export function placeAt(middle: number, middles: readonly number[], from: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/**
 * Lets the rows of a list be dragged to another place by a handle, with any pointer. Escape puts the row back.
 * @param list its children are the rows
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (drag: Drag) => void,
): { drag: Drag | undefined; start: (event: PointerEvent<HTMLElement>, from: number) => void } {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, from: number): void {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows[from];
    if (event.button !== 0 || !row || stop.current) return;
    const handle = event.currentTarget;
    const { pointerId } = event;
    // The browser would select text and drag the link.
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(pointerId);
    const middles = rows.map((it) => {
      const { top, height } = it.getBoundingClientRect();
      return top + scrollY + height / 2;
    });
    const begin = event.clientY + scrollY;
    let pointer = event.clientY;
    let to = from;
    let frame = 0;

    const follow = (): void => {
      const way = pointer + scrollY - begin;
      row.style.translate = `0 ${way}px`;
      const place = placeAt((middles[from] ?? 0) + way, middles, from);
      if (place === to) return;
      to = place;
      setDrag({ from, to });
    };
    const scroll = (): void => {
      const way = pointer < edge ? -stride : pointer > innerHeight - edge ? stride : 0;
      if (way !== 0) {
        scrollBy({ top: way, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = (isDropped: boolean): void => {
      cancelAnimationFrame(frame);
      row.style.translate = '';
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('lostpointercapture', cancel);
      handle.removeEventListener('keydown', onKey);
      stop.current = undefined;
      setDrag(undefined);
      if (isDropped && to !== from) onDrop({ from, to });
    };
    const onMove = ({ clientY }: globalThis.PointerEvent): void => {
      pointer = clientY;
      follow();
    };
    const drop = (): void => end(true);
    const cancel = (): void => end(false);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') cancel();
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('lostpointercapture', cancel);
    handle.addEventListener('keydown', onKey);
    stop.current = cancel;
    setDrag({ from, to });
    frame = requestAnimationFrame(scroll);
  }

  return { drag, start };
}
