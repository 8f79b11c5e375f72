import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context.ts';

/** Pause after the last keystroke before what is typed is sent, in milliseconds. */
const pause = 300;

interface Draft {
  /** What the control shows. */
  shown: string;
  type: (text: string) => void;
  /** Sends at once, as when the control is left. */
  flush: () => void;
}

/**
 * What is typed into a control, until it has been taken over: neither another value nor another language replaces it.
 * @param value what the setting says
 * @param send takes what is typed; false or a promise of false leaves it in the control
 */
export function useDraft(value: string, send: (text: string) => boolean | Promise<boolean>): Draft {
  const { countTyping } = useEditor();
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<{ timer: number; text: string }>(undefined);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const flush = (): void => {
    const { current } = waiting;
    if (!current) return;
    window.clearTimeout(current.timer);
    waiting.current = undefined;
    void Promise.resolve(latest.current(current.text)).then((isTaken) => {
      countTyping(-1);
      if (isTaken) setDraft((now) => (now === current.text ? undefined : now));
    });
  };
  const type = (text: string): void => {
    setDraft(text);
    if (waiting.current) window.clearTimeout(waiting.current.timer);
    else countTyping(1);
    waiting.current = { text, timer: window.setTimeout(flush, pause) };
  };
  // A control that goes, with its chapter, sends what it has.
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => () => last.current(), []);
  return { shown: draft ?? value, type, flush };
}
