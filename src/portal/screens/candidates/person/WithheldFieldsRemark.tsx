import eyeOff from 'icon:eye-off';
import shield from 'icon:shield';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { protectsMinors } from '#core/model/candidate-view.ts';
import { movesOf } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import type { CandidacyStates } from '../use-states.ts';

/** Names of withheld keys; several keys share a name. */
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

interface WithheldFieldsRemarkProps {
  candidate: Candidate;
  states: CandidacyStates;
}

/** Lists the withheld data of a candidate with the state that reveals it; never, for a finished candidacy. */
export function WithheldFieldsRemark({ candidate, states }: WithheldFieldsRemarkProps) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const { oculto = [], estado } = candidate;
  const held = oculto.filter(({ campo }) => flagsOf(brand.fields.personales, campo).visible);
  if (held.length === 0) return candidate.menor ? <MinorRemark /> : null;
  const byState = [...Map.groupBy(held, ({ hastaEstado }) => hastaEstado)];
  const listFormat = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (rows: typeof held): string =>
    listFormat.format(new Set(rows.map(({ campo }) => t(names[campo] ?? 'candidates.heldOther'))));
  const isOver =
    states.rows.some(({ id, fase }) => id === estado && fase === 'descartadas') &&
    movesOf(candidate, states.rows).length === 0;
  if (isOver)
    return (
      <div className="candidate-held">
        <Icon shapes={eyeOff} />
        <p>{t('candidates.heldForGood', { what: namesOf(held) })}</p>
      </div>
    );
  return (
    <div className="candidate-held">
      <Icon shapes={eyeOff} />
      <div>
        <p>{t('candidates.held')}</p>
        <ul>
          {byState.map(([state, rows]) => (
            <li key={state}>
              {t('candidates.heldUntil', { state: states.nameOf(state), what: namesOf(rows) })}
            </li>
          ))}
        </ul>
        {brand.settings.menores !== 'ninguno' && protectsMinors(held) && (
          <p>{t('candidates.heldForMinors')}</p>
        )}
      </div>
    </div>
  );
}

/** Tells the company that a selected candidate is under age, and names its duties. */
function MinorRemark() {
  const { t } = usePage().format;
  return (
    <div className="candidate-held">
      <Icon shapes={shield} />
      <div>
        <p>
          <strong>{t('candidates.minor')}</strong>
        </p>
        <p>{t('candidates.minorText')}</p>
      </div>
    </div>
  );
}
