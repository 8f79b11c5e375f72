import eyeOff from 'icon:eye-off';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { States } from '../use-states.ts';

/** What the keys of what is held back are called; several go by one name. */
const names: Readonly<Record<string, MessageId>> = {
  nombre: 'candidates.heldName',
  apellidos: 'candidates.heldName',
  urlImagenPerfil: 'candidates.heldPhoto',
  email: 'candidates.heldContact',
  telefonoMovil: 'candidates.heldContact',
  telefonoFijo: 'candidates.heldContact',
  enlaceLinkedin: 'candidates.heldLinks',
  enlacePortfolio: 'candidates.heldLinks',
  enlace: 'candidates.heldLinks',
  presentacion: 'candidates.heldPresentation',
  documentos: 'candidates.heldFiles',
  certificados: 'candidates.heldFiles',
  adjunto: 'candidates.heldFiles',
  urlCV: 'candidates.heldFiles',
  fechaNacimiento: 'candidates.heldBirth',
  lugarNacimiento: 'candidates.heldBirth',
  genero: 'candidates.heldGender',
  nacionalidades: 'candidates.heldNationality',
  direccion: 'candidates.heldAddress',
};

interface HeldBackProps {
  held: NonNullable<Candidate['oculto']>;
  states: States;
}

/** What is not shown of someone for the time being, and from which state on it will be. */
export function HeldBack({ held, states }: HeldBackProps) {
  const { format, language } = usePage();
  const { t } = format;
  if (held.length === 0) return null;
  const steps = [...Map.groupBy(held, ({ hastaEstado }) => hastaEstado)];
  const listed = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <div className="candidate-held">
      <Icon shapes={eyeOff} />
      <div>
        <p>{t('candidates.held')}</p>
        <ul>
          {steps.map(([state, rows]) => {
            const what = new Set(rows.map(({ campo }) => t(names[campo] ?? 'candidates.heldOther')));
            return (
              <li key={state}>
                {t('candidates.heldUntil', { state: states.nameOf(state), what: listed.format(what) })}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
