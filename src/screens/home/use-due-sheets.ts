import { useEffect, useState } from 'react';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import type { DueSheets } from '#shell/weekly-sheets/weekly-sheets.ts';

const load = () => import('./due-sheets.ts');

/** Weekly sheets that are due; `undefined` where the student hands none in. Their code is loaded for who does. */
export function useDueSheets(student: Session | undefined): DueSheets | 'loading' | 'failed' | undefined {
  const { modulos } = usePage().brand.settings;
  const isAsked = modulos.hojasSemanales && student?.soloCiclosUAX === true;
  const [due, setDue] = useState<DueSheets | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!isAsked) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    load().then(
      ({ $dueSheets }) => {
        if (!isGone) stop = $dueSheets.subscribe(setDue);
      },
      () => setDue('failed'),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isAsked]);
  return isAsked ? due : undefined;
}
