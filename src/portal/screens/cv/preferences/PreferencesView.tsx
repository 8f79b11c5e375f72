import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { languageIds, languageNames, languages } from '#core/i18n/languages.ts';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { isFixedForm } from '#portal/forms/fields/field-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { type FactRow, Facts } from '#portal/forms/editors/Facts.tsx';
import { isFilled } from '../cv-sections.ts';
import { preferencesForm, tickKeys } from './preferences-form.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { WebLink } from '#portal/pieces/cv-sheet/WebLink.tsx';

const load = async () => (await import('./PreferencesEditor.tsx')).PreferencesEditor;

/** Preferences as text; checkboxes are listed only if they are ticked. */
export function PreferencesView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t, number, money } = format;
  const { profesional } = cv;
  const flags = brand.fields.profesional;
  const licences = profesional.permisosConducir ?? [];
  const licence = useLabels('permisosConducir', ...licences);
  const fact = (key: keyof typeof preferencesForm.fields, value: FactRow['value']): FactRow | undefined => {
    const { visible, required } = flagsOf(flags, key);
    return visible
      ? {
          label: t(labelOf(preferencesForm, key)),
          value,
          isRequired: required,
          isLong: key === 'enlaceLinkedin',
        }
      : undefined;
  };
  const language = languages.find((code) => languageIds[code] === profesional.idiomaComunicaciones);
  const { enlaceLinkedin: linkedin, aniosExperiencia: years, salarioMinimo: pay } = profesional;
  const ticked = tickKeys.filter((key) => profesional[key] && flagsOf(flags, key).visible);
  return (
    <EditableBlock
      id="preferences"
      what={t('cv.preferences')}
      load={load}
      isFixed={isFixedForm(preferencesForm, { flags })}
    >
      {!isFilled(cv, 'preferences') && <p className="entries-empty">{t('cv.noPreferences')}</p>}
      <Facts
        facts={[
          fact('enlaceLinkedin', linkedin && <WebLink address={linkedin} />),
          fact('aniosExperiencia', years === undefined ? undefined : number(years)),
          fact('salarioMinimo', pay === undefined ? undefined : money(pay)),
          fact('permisosConducir', licences.map(licence).join(', ')),
          fact('idiomaComunicaciones', language && languageNames[language]),
        ]}
      />
      {ticked.length > 0 && (
        <ul className="cv-ticks">
          {ticked.map((key) => (
            <li key={key}>{t(labelOf(preferencesForm, key))}</li>
          ))}
        </ul>
      )}
    </EditableBlock>
  );
}
