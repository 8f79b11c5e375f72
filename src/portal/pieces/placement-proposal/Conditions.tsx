import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { CheckboxField } from '#portal/forms/form/CheckboxField.tsx';
import { fieldId, useFormScope } from '#portal/forms/form/form-context.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import { onConditionsAccepted } from '#portal/data/session/pending-action.ts';

const name = 'condicionesAceptadas';

/**
 * Acceptance of the conditions of placements, if the university has some. They open in a new tab, so that the form's
 * input is not lost, and can be accepted there or here.
 */
export function Conditions() {
  const { brand, format } = usePage();
  const { t } = format;
  const { form, prefix } = useFormScope();
  const [isAccepted, setAccepted] = useState(false);
  const accept = useEffectEvent(() => {
    form.set({ [name]: true });
    setAccepted(true);
    document.getElementById(fieldId(prefix, name))?.focus();
  });
  useEffect(() => onConditionsAccepted(() => accept()), []);
  if (!brand.settings.modulos.condicionesPracticas) return null;
  return (
    <FormSection title={t('proposal.conditions')}>
      <CheckboxField
        name={name}
        label={t('proposal.acceptConditions')}
        hint={
          <a href={brand.paths['placement-conditions']} target="_blank" rel="noopener">
            {t('proposal.readConditions')}
          </a>
        }
        required
      />
      <p role="status">{isAccepted && form.values[name] === true && t('proposal.conditionsAccepted')}</p>
    </FormSection>
  );
}
