import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';

/**
 * Checkbox that accepts the privacy policy, which opens in a new tab so that the form's input is not lost.
 */
export function PrivacyInput({ name }: { name: string }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <CheckboxField
      name={name}
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
