import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';

/** Refusal of a registration that was changed after an earlier try arrived; links to signing in at `href`. */
export const arrivedRefusal = (href: string): Pick<SubmitRefusal<never>, 'message' | 'action'> => ({
  message: 'registration.arrived',
  action: { href, label: 'actions.signIn' },
});
