import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before leaving the page, except for a page that was hidden because its user signed out.
 * @param stillIs checked on leaving, because changes may have been saved since the last render
 */
export function useUnloadQuestion(isAtRisk: boolean, stillIs: () => boolean = () => true): void {
  const confirmLeaving = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (stillIs() && !document.documentElement.hidden) event.preventDefault();
  });
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent): void => confirmLeaving(event);
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isAtRisk]);
}
