import type { GroupFlags } from '#core/brand/field-flags.ts';
import { FormSection } from '#portal/forms/form/FormSection.tsx';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { WeekTool } from '#portal/forms/week/WeekTool.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { CompanyField as Field } from './company-field.ts';
import { Conditions } from './Conditions.tsx';
import { PlacementTime } from './PlacementTime.tsx';
import { TutorFields } from './TutorFields.tsx';

interface ProposedPlacementProps {
  workplaces: SelectOptions;
  flags: GroupFlags;
}

/** Fields of a company's proposal that do not depend on the student. */
export function ProposedPlacement({ workplaces, flags }: ProposedPlacementProps) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <>
      <FormSection step="placement" title={t('proposal.sectionPlacement')}>
        <PlacementTime />
        <Field name="horario" hint={t('proposal.scheduleHint')} />
        <WeekTool name="horario" limits={brand.settings.limitesJornada} />
        <Field name="centroPracticas" options={workplaces} />
        <Field name="tareasAdesarrollar" hint={t('proposal.tasksHint')} />
        <Field name="observaciones" />
      </FormSection>
      <TutorFields flags={flags} />
      <Conditions />
    </>
  );
}
