/** Whether a form of the page has unsaved input; `useForm` marks such forms. */
export const hasUnsavedInput = (): boolean => document.querySelector('form[data-typed]') !== null;
