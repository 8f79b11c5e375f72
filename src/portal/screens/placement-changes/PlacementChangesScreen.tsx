import graduationCap from 'icon:graduation-cap';
import info from 'icon:info';
import pencil from 'icon:pencil';
import { useEffect, useState } from 'react';
import { dameAnexosPracticas, damePracticas } from '#core/contract/calls/company-documents.ts';
import { dameNotasInformativasPracticasCurricularExtraordinaria } from '#core/contract/calls/company-programmes.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { localDay } from '#core/i18n/dates.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { projectInQuery } from '#portal/pieces/training-project/project-address.ts';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { PlacementList } from '#portal/pieces/company-placement/PlacementList.tsx';
import { PlacementNotes } from '#portal/pieces/placement-notes/PlacementNotes.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { requestableKinds } from './change-rules.ts';
import { PlacementToChange } from './PlacementToChange.tsx';
import '#portal/forms/editors/sections.scss';
import './placement-changes.scss';

const loadForm = async () => (await import('./ChangeForm.tsx')).ChangeForm;

const loadProject = async () =>
  (await import('#portal/pieces/training-project/CompanyProject.tsx')).CompanyProject;

/**
 * Redirects `?convenio=nuevo` to the form of an agreement, or home if the brand lacks it; tells whether it
 * does.
 */
function useAgreementRedirect(): boolean | undefined {
  const { paths, settings } = usePage().brand;
  const redirects = useBrowserValue(() => {
    const wantsAgreement = new URLSearchParams(location.search).get('convenio') === 'nuevo';
    return wantsAgreement || !settings.modulos.cambioPracticas;
  });
  const target = paths['new-agreement'] ?? paths.home ?? '/';
  useEffect(() => {
    if (redirects) location.replace(target);
  }, [redirects, target]);
  return redirects;
}

interface PlacementChangesProps {
  /** The brand's name for weekly sheets. */
  sheetName: string;
}

const waiting = { state: 'loading' } as const;

/** The company's placements, or the training project of the placement in the address. */
export function PlacementChangesScreen({ sheetName }: PlacementChangesProps) {
  const { brand, route } = usePage();
  const project = useBrowserValue(() => projectInQuery(location.search));
  if (project) return <LazyPart load={loadProject} props={{ id: project }} />;
  return (
    <>
      <h1>{brand.titles[route]}</h1>
      <PlacementChanges sheetName={sheetName} />
    </>
  );
}

/** The company's placements with their change requests. */
function PlacementChanges({ sheetName }: PlacementChangesProps) {
  const isWanted = useAgreementRedirect() === false;
  const { brand, format } = usePage();
  const { t } = format;
  const placements = useQueryAnswer(damePracticas, {}, isWanted);
  const { hojasSemanales, practicas } = brand.settings.modulos;
  const { documentation } = brand.paths;
  const hasSheets = isWanted && practicas && hojasSemanales && documentation !== undefined;
  const sheets = useQueryAnswer(dameAnexosPracticas, {}, hasSheets);
  const notes = useQueryAnswer(
    dameNotasInformativasPracticasCurricularExtraordinaria,
    {},
    isWanted && practicas,
  );
  const noteTexts = notes.state === 'ready' ? notes.datos : [];
  // Waits for all answers, since later ones would move the content being read.
  const sideAnswers = [...(hasSheets ? [sheets] : []), ...(practicas ? [notes] : [])];
  const failedParts = sheets.state !== 'failed' ? 'notes' : notes.state === 'failed' ? 'both' : 'sheets';
  const [areSidesRead, setSidesRead] = useState(false);
  if (!areSidesRead && sideAnswers.every(({ state }) => state !== 'loading')) setSidesRead(true);
  const answer = areSidesRead ? placements : waiting;
  const sheetsOf = (id: number): number =>
    sheets.state === 'ready' ? sheets.datos.filter(({ idPractica }) => idPractica === id).length : 0;
  const [chosen, setChosen] = useState<CompanyPlacement>();
  const [sent, setSent] = useState<number>();
  const today = localDay();
  const linkedId = useBrowserValue(() => new URLSearchParams(location.search).get('practica') ?? '');
  const reload = (): Promise<unknown> => queryCache.refresh(damePracticas, {});
  return (
    <div className="placement-changes">
      <p className="form-intro">{t('placement-changes.intro')}</p>
      <ListOf
        answer={answer}
        reload={reload}
        loading={t('placement-changes.loading')}
        rows={6}
        failed={t('placement-changes.failed')}
        none={<PageState icon={graduationCap} text={t('placement-changes.none')} />}
      >
        {(placements, remarks) => (
          <>
            {remarks}
            <FailedPart
              answers={sideAnswers}
              text={t('placement-changes.partsFailed', { what: failedParts, name: sheetName })}
              retry={() => {
                if (sheets.state === 'failed') void queryCache.refresh(dameAnexosPracticas, {});
                if (notes.state === 'failed')
                  void queryCache.refresh(dameNotasInformativasPracticasCurricularExtraordinaria, {});
              }}
            />
            {noteTexts.length > 0 && (
              <section className="placement-notes" aria-labelledby="placement-notes">
                <Icon shapes={info} />
                <div>
                  <h2 id="placement-notes">{t('placement-changes.notes')}</h2>
                  <PlacementNotes notes={noteTexts} />
                </div>
              </section>
            )}
            <PlacementList placements={placements} linkedId={Number(linkedId)}>
              {(placement, titleId) => (
                <PlacementToChange
                  {...{ placement, titleId, today }}
                  sheets={
                    sheetsOf(placement.id) > 0
                      ? {
                          name: sheetName,
                          content: (
                            <a href={`${documentation ?? ''}#sheets`}>
                              {t('placement-changes.readSheets', { count: sheetsOf(placement.id) })}
                            </a>
                          ),
                        }
                      : undefined
                  }
                  onAsk={() => {
                    setSent(undefined);
                    setChosen(placement);
                  }}
                  isSent={sent === placement.id}
                />
              )}
            </PlacementList>
          </>
        )}
      </ListOf>
      {chosen && (
        <FormDialog
          icon={pencil}
          title={t('placement-changes.dialogTitle', { name: `${chosen.nombre} ${chosen.apellidos}` })}
          onClose={() => setChosen(undefined)}
        >
          <LazyPart
            load={loadForm}
            props={{
              placement: chosen,
              kinds: requestableKinds(chosen, today),
              onSent: () => {
                setSent(chosen.id);
                setChosen(undefined);
                showNotice(notices.changeRequested);
                void reload();
              },
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}
