/**
 * Prevents the browser from submitting a form before its island is hydrated, which would put the input into the
 * address. The form is marked; its island sends it.
 */
export function deferSubmitsUntilHydrated(): void {
  const defer = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.closest('astro-island[ssr]')) return;
    event.preventDefault();
    target.dataset['early'] = '';
  };
  addEventListener('submit', defer, true);
}
