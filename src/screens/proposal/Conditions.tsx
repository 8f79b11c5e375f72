import { usePage } from '#shell/islands/page-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormSection } from '#ui/form/FormSection.tsx';

/** The conditions of placements, where the university has some: read beside the form, and accepted in it. */
export function Conditions() {
  const { brand, format } = usePage();
  const { t } = format;
  if (!brand.settings.modulos.condicionesPracticas) return null;
  return (
    <FormSection title={t('proposal.conditions')}>
      <CheckboxField
        name="condicionesAceptadas"
        label={t('proposal.acceptConditions')}
        hint={
          <a href={brand.paths['placement-conditions']} target="_blank" rel="noopener">
            {t('proposal.readConditions')}
          </a>
        }
        required
      />
    </FormSection>
  );
}
