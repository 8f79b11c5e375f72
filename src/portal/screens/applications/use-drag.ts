import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A drag in progress: index of the row, and index where it would be dropped. */
export interface Drag {
  from: number;
  to: number;
}

/** Distance from the edge of the window within which a drag scrolls the page, in CSS pixels. */
const edge = 90;

/** How far the page scrolls per frame, in CSS pixels. */
const stride = 9;

/** Index at which a row with its middle at a height would be dropped; heights in pixels of the page. */
export function dropIndex(middle: number, middles: readonly number[], from: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}

/**
 * Makes the rows of a list draggable by a handle, with any pointer. Escape cancels the drag.
 * @param list the parent element of the rows
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
    // Otherwise the browser selects text and drags the link.
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(pointerId);
    const middles = rows.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + scrollY + height / 2;
    });
    const begin = event.clientY + scrollY;
    let pointer = event.clientY;
    let to = from;
    let frame = 0;

    const follow = (): void => {
      const offset = pointer + scrollY - begin;
      row.style.translate = `0 ${offset}px`;
      const target = dropIndex((middles[from] ?? 0) + offset, middles, from);
      if (target === to) return;
      to = target;
      setDrag({ from, to });
    };
    const scroll = (): void => {
      const step = pointer < edge ? -stride : pointer > innerHeight - edge ? stride : 0;
      if (step !== 0) {
        scrollBy({ top: step, behavior: 'instant' });
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
