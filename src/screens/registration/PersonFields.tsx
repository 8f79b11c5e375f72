import type { ReactNode } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';

interface PersonFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** An email address. */
export function EmailField(props: PersonFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
    />
  );
}

/** A phone number. */
export function PhoneField(props: Omit<PersonFieldProps, 'hint'>) {
  const { t } = usePage().format;
  return (
    <TextField {...props} type="tel" hint={t('registration.phoneHint')} autoComplete="tel" inputMode="tel" />
  );
}

/** The box that accepts the privacy policy, which opens beside the form so that nothing typed is lost. */
export function PrivacyField() {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <CheckboxField
      name="aceptaPolitica"
      label={t('registration.acceptPrivacy')}
      hint={
        <a href={brand.paths['privacy-policy']} target="_blank" rel="noopener">
          {t('registration.readPrivacy')}
        </a>
      }
      required
    />
  );
}
