import type { Experience } from '#core/contract/entities/experience.ts';
import { provinceNames } from '#core/contract/location/provinces.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { furtherFacts } from '#portal/forms/review/declared-facts.tsx';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { experienceForm } from './experience-form.ts';
import { WebLink } from './WebLink.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';
import { workPeriod } from './work-period.ts';

/** Keys with their own rendering; all others are shown as facts by their row in the form. */
const renderedKeys = [
  'puesto',
  'empresa',
  'sector',
  'fechaInicio',
  'fechaFin',
  'descripcion',
  'contrato',
  'subtipoContrato',
  'provincia',
  'enlace',
] as const;

/** Work experience as text: the fields that the brand shows and the entry has. */
export function ExperienceText({ entry }: { entry: Experience }) {
  const { brand, format } = usePage();
  const { t } = format;
  const shown = <K extends keyof Experience>(key: K): Experience[K] | undefined =>
    flagsOf(brand.fields.experiencia, key).visible ? entry[key] : undefined;
  const sector = useLabels('sectoresActividad', shown('sector'));
  const contract = useLabels('tiposContratoExperiencias', shown('contrato'));
  const subtypeId = shown('contrato') === undefined ? undefined : shown('subtipoContrato');
  const subtype = useLabels('subtiposContratoExperiencias', subtypeId);
  const [start, end, province] = [shown('fechaInicio'), shown('fechaFin'), shown('provincia')];
  const [address, file] = [shown('enlace'), shown('adjunto')];
  const period = workPeriod(format, start, end);
  const line = [shown('empresa'), sector(shown('sector')), period].filter(Boolean).join(' · ');
  const contracts = [contract(shown('contrato')), subtype(subtypeId)];
  return (
    <>
      <h3>{entry.puesto}</h3>
      {line && <p className="entry-line">{line}</p>}
      {shown('descripcion') && <p className="cv-text">{entry.descripcion}</p>}
      <Facts
        facts={[
          ...furtherFacts(experienceForm, renderedKeys, entry, brand.fields.experiencia, format),
          { label: t('cv.contrato'), value: contracts.filter(Boolean).join(' · ') },
          { label: t('cv.provincia'), value: province && provinceNames[province] },
          { label: t('cv.enlace'), value: address && <WebLink address={address} /> },
        ]}
      />
      {file && (
        <ServerLink className="cv-file" address={file}>
          {t('cv.experienceDocument')}
        </ServerLink>
      )}
    </>
  );
}
