/** Whether a form of the page holds something that was typed and is not sent; `useForm` marks it. */
export const hasUnsavedInput = (): boolean => document.querySelector('form[data-typed]') !== null;
