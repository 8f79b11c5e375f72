import type { SubmitRefusal } from '#portal/forms/form/use-form.ts';

/** What a registration says where an earlier try has arrived, and something was changed since: the way to what is there. */
export const arrivedRefusal = (href: string): Pick<SubmitRefusal<never>, 'message' | 'action'> => ({
  message: 'registration.arrived',
  action: { href, label: 'actions.signIn' },
});
