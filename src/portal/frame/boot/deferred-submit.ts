/**
 * Keeps a form that is sent before its island is alive from being sent by the browser, which would put what was typed
 * into the address. The form is marked; its island sends it.
 */
export function deferSubmitsUntilHydrated(): void {
  const hold = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.closest('astro-island[ssr]')) return;
    event.preventDefault();
    target.dataset['early'] = '';
  };
  addEventListener('submit', hold, true);
}
