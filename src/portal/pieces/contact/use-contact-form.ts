import type { Contact, UserContact } from '#core/contract/entities/contact.ts';
import { type FieldsInUse, useFields } from '#portal/forms/fields/use-fields.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { usePage } from '#portal/island/page-context.ts';
import { contactChanges, contactFlags, contactProblems, contactValues } from './contact-fields.ts';
import { contactForm, type ContactKey } from './contact-form.ts';
import { withTown } from './contact-town.ts';

/** The form of a contact, as the brand wants it. */
export interface ContactFormInUse {
  fields: Pick<FieldsInUse<unknown, unknown>, 'scope' | 'labels'> & { offers: (key: ContactKey) => boolean };
  valuesOf: (contact: Partial<Contact>) => FormValues;
  problems: (values: FormValues) => Problems<FormValues>;
  /** What it changes of a contact, a town as the calls want it. */
  changes: (opened: Partial<UserContact>, values: FormValues) => Promise<Partial<UserContact>>;
}

/** Takes the form of a contact into use. */
export function useContactForm(): ContactFormInUse {
  const flags = contactFlags(usePage().brand.settings);
  return {
    fields: useFields(contactForm, { flags }),
    valuesOf: contactValues,
    problems: (values) => contactProblems(values, flags),
    changes: (opened, values) => withTown(opened, contactChanges(values, flags)),
  };
}
