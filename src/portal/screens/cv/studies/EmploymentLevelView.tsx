import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

const load = async () => (await import('../search/ProfileChoiceEditors.tsx')).EmploymentLevelEditor;

/** Level of education as defined by the public employment service, with its editor. */
export function EmploymentLevelView({ cv: { idNivelFormativoSNE: id } }: { cv: Cv }) {
  const { brand, format } = usePage();
  const level = useLabels('tiposNivelFormativoSNE', id);
  const { editable, required } = flagsOf(brand.fields.profesional, 'idNivelFormativoSNE');
  const label = format.t('cv.idNivelFormativoSNE');
  return (
    <div className="cv-part">
      <EditableBlock id="employment-level" what={label} load={load} isFixed={!editable}>
        <Facts
          facts={[
            {
              label,
              value: level(id) ?? (required ? '' : format.t('frame.missing')),
              isRequired: required,
              isLong: true,
            },
          ]}
        />
      </EditableBlock>
    </div>
  );
}
