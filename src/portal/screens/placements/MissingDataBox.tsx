import alert from 'icon:triangle-alert';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import type { placementKeys } from '#core/contract/validation/missing-data.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

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

/** Lists the data missing for a placement, with a link to the CV. */
export function MissingDataBox({ missing: { campos = [] } }: { missing: MissingData }) {
  const { brand, format } = usePage();
  const { t } = format;
  const names = campos.flatMap((key) => labels[key] ?? []);
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
