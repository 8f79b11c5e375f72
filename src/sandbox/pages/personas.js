/*
 * The portal refuses the answer to a sign-in that it did not start. The page of personas is part of the same origin, so
 * it leaves the mark of a start where the portal looks for it.
 */
for (const form of document.querySelectorAll('form[data-state-key]')) {
  form.addEventListener('submit', () => {
    const state = crypto.randomUUID();
    // eslint-disable-next-line no-restricted-globals -- a page of its own: modules of the portal are not served here
    sessionStorage.setItem(form.dataset.stateKey, state);
    form.elements.estado.value = state;
  });
}
