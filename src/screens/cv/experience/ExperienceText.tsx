import type { Experience } from '#api/entities/experience.ts';
import { provinceNames } from '#api/location/provinces.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Facts } from '#shell/sections/Facts.tsx';
import { experienceLabels } from '../field-labels.ts';
import { WebLink } from '../WebLink.tsx';
import { useLabels } from '../use-labels.ts';

/** Work experience as text: of what the brand shows, what there is. */
export function ExperienceText({ entry }: { entry: Experience }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const shown = <K extends keyof Experience>(key: K): Experience[K] | undefined =>
    flagsOf(brand.fields.experiencia, key).visible ? entry[key] : undefined;
  const sector = useLabels('sectoresActividad', shown('sector'));
  const activity = useLabels('actividadesrofesionales', shown('actividad'));
  const contract = useLabels('tiposContratoExperiencias', shown('contrato'));
  const subtype = useLabels('subtiposContratoExperiencias', shown('subtipoContrato'));
  const month = (day: string): string => date(day, { month: 'long', year: 'numeric' });
  const [start, end, province] = [shown('fechaInicio'), shown('fechaFin'), shown('provincia')];
  const [address, file] = [shown('enlace'), shown('adjunto')];
  const period = start
    ? t('cv.period', { start: month(start), end: end ? month(end) : t('cv.now') })
    : end && t('cv.until', { end: month(end) });
  const line = [shown('empresa'), sector(shown('sector')), period].filter(Boolean).join(' · ');
  const contracts = [contract(shown('contrato')), subtype(shown('subtipoContrato'))];
  return (
    <>
      <h3>{entry.puesto}</h3>
      {line && <p className="entry-line">{line}</p>}
      {shown('descripcion') && <p className="cv-text">{entry.descripcion}</p>}
      <Facts
        facts={[
          { label: t(experienceLabels.actividad), value: activity(shown('actividad')) },
          { label: t(experienceLabels.contrato), value: contracts.filter(Boolean).join(' · ') },
          { label: t(experienceLabels.provincia), value: province && provinceNames[province] },
          { label: t(experienceLabels.enlace), value: address && <WebLink address={address} /> },
        ]}
      />
      {file && (
        <a className="cv-file" href={file} target="_blank" rel="noopener noreferrer">
          {t('cv.experienceDocument')}
          <span className="visually-hidden"> {t('frame.newTab')}</span>
        </a>
      )}
    </>
  );
}
