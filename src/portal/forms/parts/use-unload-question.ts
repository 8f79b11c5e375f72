import { useEffect, useEffectEvent } from 'react';

/**
 * Has the browser ask before the page is left. A page that is hidden belongs to someone who has signed out.
 * @param stillIs looked at on the way out: what is saved just before is not at risk any more
 */
export function useUnloadQuestion(isAtRisk: boolean, stillIs: () => boolean = () => true): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (stillIs() && !document.documentElement.hidden) event.preventDefault();
  });
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const listen = (event: BeforeUnloadEvent): void => ask(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
  }, [isAtRisk]);
}
