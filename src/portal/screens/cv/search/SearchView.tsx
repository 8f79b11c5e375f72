import { useState } from 'react';
import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { useSession } from '#portal/island/use-signed-in-import.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Dialog } from '#portal/ui/Dialog.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { profile } from '../stores/portal-cv.ts';
import type { SearchKind } from '../stores/profile-store.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

const loadPeriod = async () => (await import('./ProfileChoiceEditors.tsx')).PeriodEditor;
const loadPermit = async () => (await import('./ProfileChoiceEditors.tsx')).PermitEditor;

/** Active searches, the preferred period and, for students who need one, the work permit. */
export function SearchView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useSession();
  const { modulos } = brand.settings;
  const flags = (key: string) => flagsOf(brand.fields.profesional, key);
  const period = useLabels('tiposPeriodoCurso', cv.idPeriodoPreferenciaPracticas);
  const hasPlacements = modulos.practicas && session?.conPracticas === true;
  return (
    <>
      {hasPlacements && flags('busquedaPracticasActiva').visible && (
        <SearchSwitch
          kind="practicas"
          label={t('cv.placements')}
          isActive={cv.busquedaPracticasActiva}
          isFixed={!flags('busquedaPracticasActiva').editable}
        />
      )}
      {modulos.empleo && session?.conEmpleo && flags('busquedaTrabajoActiva').visible && (
        <SearchSwitch
          kind="empleo"
          label={t('cv.jobs')}
          isActive={cv.busquedaTrabajoActiva}
          isFixed={!flags('busquedaTrabajoActiva').editable}
        />
      )}
      {hasPlacements && flags('idPeriodoPreferenciaPracticas').visible && (
        <EditableBlock
          id="period"
          what={t('cv.placementPeriod')}
          load={loadPeriod}
          isFixed={!flags('idPeriodoPreferenciaPracticas').editable}
        >
          <Facts
            facts={[
              {
                label: t('cv.placementPeriod'),
                isLong: true,
                value: period(cv.idPeriodoPreferenciaPracticas) ?? t('frame.missing'),
              },
            ]}
          />
        </EditableBlock>
      )}
      {cv.necesitaPermisoTrabajo && flags('tienePermisoTrabajo').visible && (
        <EditableBlock
          id="permit"
          what={t('cv.tienePermisoTrabajo')}
          load={loadPermit}
          isFixed={!flags('tienePermisoTrabajo').editable}
        >
          <Facts
            facts={[
              {
                label: t('cv.tienePermisoTrabajo'),
                value:
                  cv.tienePermisoTrabajo === undefined
                    ? ''
                    : t(cv.tienePermisoTrabajo ? 'frame.yes' : 'frame.no'),
                isRequired: true,
              },
            ]}
          />
        </EditableBlock>
      )}
    </>
  );
}

interface SearchSwitchProps {
  kind: SearchKind;
  label: string;
  isActive: boolean;
  isFixed: boolean;
}

/** Switch of a search; switching it on asks for consent first. */
function SearchSwitch({ kind, label, isActive, isFixed }: SearchSwitchProps) {
  const { t } = usePage().format;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = (active: boolean): void => {
    setBusy(true);
    void profile.switchSearch(kind, active).then(async (result) => {
      setBusy(false);
      setProblem(result.ok ? '' : await failureText(result, t, 'student'));
    });
  };
  const press = (): void => {
    if (isBusy) return;
    if (isActive) save(false);
    else setAsking(true);
  };
  return (
    <div className="search-switch">
      <p>
        {label}:{' '}
        <strong role="status" className={isActive ? 'search-on' : undefined}>
          {t(isActive ? 'cv.active' : 'cv.inactive')}
        </strong>
      </p>
      {!isFixed && (
        <Button isBusy={isBusy} onClick={press}>
          {t(isActive ? 'cv.deactivate' : 'cv.activate')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      )}
      <p role="alert" className="entry-problem">
        {problem}
      </p>
      <Dialog
        open={isAsking}
        title={t('cv.consentQuestion')}
        onClose={(answer) => {
          setAsking(false);
          if (answer === 'yes') save(true);
        }}
      >
        <Button type="submit">{t('frame.no')}</Button>
        <Button type="submit" value="yes">
          {t('frame.yes')}
        </Button>
      </Dialog>
    </div>
  );
}
