import type { Contact, UserContact } from '#core/contract/entities/contact.ts';
import { type FieldsInUse, useFields } from '#portal/forms/fields/use-fields.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { usePage } from '#portal/island/page-context.ts';
import { contactChanges, contactFlags, contactProblems, contactValues } from './contact-fields.ts';
import { contactForm, type ContactKey } from './contact-form.ts';
import { withTown } from './contact-town.ts';

/** Form of a contact, as configured by the brand. */
export interface ContactFormInUse {
  fields: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'> & { offers: (key: ContactKey) => boolean };
  valuesOf: (contact: Partial<Contact>) => FormValues;
  problems: (values: FormValues) => Problems<FormValues>;
  /** Changes of a contact, with the official number of a changed town. */
  changes: (opened: Partial<UserContact>, values: FormValues) => Promise<Partial<UserContact>>;
}

/** Makes the form of a contact for the current brand. */
export function useContactForm(): ContactFormInUse {
  const flags = contactFlags(usePage().brand.settings);
  return {
    fields: useFields(contactForm, { flags }),
    valuesOf: contactValues,
    problems: (values) => contactProblems(values, flags),
    changes: (opened, values) => withTown(opened, contactChanges(values, flags)),
  };
}
