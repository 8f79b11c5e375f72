import type { Cv } from '#api/entities/cv.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { languageIds, languageNames, languages } from '#i18n/languages.ts';
import { isFixed } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EditableBlock } from '#shell/sections/EditableBlock.tsx';
import { type Fact, Facts } from '#shell/sections/Facts.tsx';
import { isFilled } from '../cv-sections.ts';
import { profileLabels } from '../field-labels.ts';
import { preferenceKeys, tickKeys } from './preference-kinds.ts';
import { useLabels } from '../use-labels.ts';
import { WebLink } from '../WebLink.tsx';

const load = async () => (await import('./PreferencesEditor.tsx')).PreferencesEditor;

/** Preferences as text; of what is only ticked, what applies. */
export function PreferencesView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t, number, money } = format;
  const { profesional } = cv;
  const flags = brand.fields.profesional;
  const licences = profesional.permisosConducir ?? [];
  const licence = useLabels('permisosConducir', ...licences);
  const fact = (key: keyof typeof profileLabels, value: Fact['value']): Fact | undefined => {
    const { visible, required } = flagsOf(flags, key);
    return visible
      ? { label: t(profileLabels[key]), value, isRequired: required, isLong: key === 'enlaceLinkedin' }
      : undefined;
  };
  const language = languages.find((it) => languageIds[it] === profesional.idiomaComunicaciones);
  const { enlaceLinkedin: linkedin, aniosExperiencia: years, salarioMinimo: pay } = profesional;
  const ticked = tickKeys.filter((key) => profesional[key] && flagsOf(flags, key).visible);
  return (
    <EditableBlock
      id="preferences"
      what={t('cv.preferences')}
      load={load}
      isFixed={isFixed(flags, preferenceKeys)}
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
            <li key={key}>{t(profileLabels[key])}</li>
          ))}
        </ul>
      )}
    </EditableBlock>
  );
}
