import alert from 'icon:triangle-alert';
import { faltaDatosNecesariosPorPractica } from '#api/calls/student-placements.ts';
import type { placementKeys } from '#api/validation/missing-data.ts';
import type { MessageId } from '#i18n/messages.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { useLastSession } from '#shell/use-last-session.ts';
import { Icon } from '#ui/Icon.tsx';

const labels: Readonly<Record<string, MessageId>> = {
  tipoDocumento: 'placements.tipoDocumento',
  numeroDocumento: 'placements.numeroDocumento',
  fechaNacimiento: 'placements.fechaNacimiento',
  telefonoMovil: 'placements.telefonoMovil',
  direccion: 'placements.direccion',
  cp: 'placements.cp',
  pais: 'placements.pais',
  localidad: 'placements.localidad',
  numeroSeguridadSocial: 'placements.numeroSeguridadSocial',
} satisfies Record<(typeof placementKeys)[number], MessageId>;

/** What is missing for a placement, with the way to where it is filled in; nothing where that is not known. */
export function MissingData() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const answer = useAnswer(faltaDatosNecesariosPorPractica, {}, session !== undefined);
  if (answer.state !== 'ready' || !answer.datos.faltanDatos) return null;
  const names = (answer.datos.campos ?? []).flatMap((key) => labels[key] ?? []);
  return (
    <section className="placement-missing" aria-labelledby="placement-missing">
      <Icon shapes={alert} />
      <div>
        <h2 id="placement-missing">{t('placements.missing')}</h2>
        <p>{t('placements.missingText')}</p>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>{t(name)}</li>
            ))}
          </ul>
        )}
        <a className="button" href={`${brand.paths.cv ?? '/'}#personal`}>
          {t('actions.completeData')}
        </a>
      </div>
    </section>
  );
}
