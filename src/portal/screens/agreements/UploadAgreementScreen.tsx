import handshake from 'icon:handshake';
import upload from 'icon:upload';
import { useEffect, useRef, useState } from 'react';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { sortByTurn, takesSignature } from '#core/model/agreements.ts';
import { hasProblem } from '#core/model/companies.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { AgreementList } from '#portal/pieces/agreement-state/AgreementList.tsx';
import { useAgreements } from '#portal/pieces/agreement-state/use-agreements.ts';
import { Button } from '#portal/ui/Button.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { DownloadAgreement } from './DownloadAgreement.tsx';
import { dropAgreements } from './drop-agreements.ts';
import './agreements.scss';

const loadForm = async () => (await import('./SignedAgreementForm.tsx')).SignedAgreementForm;

/** Result of an upload: sent, arrived by an earlier try, or the other state that the agreement has meanwhile. */
type Done = 'sent' | 'arrived' | AgreementState;

/** Lists the agreements of the company, those waiting for the company first, with the upload of signed documents. */
export function UploadAgreementScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const agreements = useAgreements();
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  // Wait for both: the link to a new agreement must not vanish under the finger.
  const answer = missing.state === 'loading' ? missing : agreements;
  const [chosen, setChosen] = useState<Agreement>();
  const [done, setDone] = useState<Done>();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed goes with the state of its agreement.
    if (done) note.current?.focus();
  }, [done]);
  const finish = (how: Done): void => {
    setChosen(undefined);
    setDone(how);
    dropAgreements();
  };
  const doneText = (how: Done): string => {
    if (how === 'sent') return t('agreements.uploaded');
    if (how === 'arrived') return t('agreements.uploadArrived');
    return t('agreements.movedOn', { isSigned: how === 'Firmado empresa' ? 'yes' : 'no' });
  };
  const isRefused = missing.state === 'ready' && hasProblem(missing.datos);
  const newAgreement = isRefused ? undefined : brand.paths['new-agreement'];
  return (
    <div className="agreements">
      <p className="form-intro">{t('agreements.uploadIntro')}</p>
      <DoneNote ref={note}>{done && doneText(done)}</DoneNote>
      <ListOf
        answer={answer}
        reload={() => queryCache.refresh(dameConveniosEmpresa, {})}
        loading={t('agreements.listLoading')}
        rows={6}
        failed={t('agreements.listFailed')}
        none={
          <PageState icon={handshake} text={t('agreements.none')}>
            {newAgreement && (
              <a className="button button-primary" href={newAgreement}>
                {t('agreements.askForOne')}
              </a>
            )}
          </PageState>
        }
      >
        {(rows, remarks) => (
          <>
            {remarks}
            {!rows.some(takesSignature) && <p>{t('agreements.nothingToSign')}</p>}
            <AgreementList agreements={rows}>
              {(agreement, title) => (
                <div className="agreement-actions">
                  {takesSignature(agreement) && (
                    <Button
                      kind={agreement === sortByTurn(rows).find(takesSignature) ? 'primary' : 'secondary'}
                      aria-describedby={title.id}
                      onClick={() => {
                        setDone(undefined);
                        setChosen(agreement);
                      }}
                    >
                      <Icon shapes={upload} />
                      {t(
                        agreement.estado === 'Erróneo empresa'
                          ? 'agreements.uploadCorrected'
                          : 'agreements.upload',
                      )}
                    </Button>
                  )}
                  <DownloadAgreement enlace={agreement.enlace} what={title.text} />
                </div>
              )}
            </AgreementList>
            {newAgreement && (
              <p>
                <a className="button" href={newAgreement}>
                  {t('agreements.askForAnother')}
                </a>
              </p>
            )}
          </>
        )}
      </ListOf>
      {chosen && (
        <FormDialog icon={upload} title={t('agreements.upload')} onClose={() => setChosen(undefined)}>
          <LazyPart
            load={loadForm}
            props={{
              agreement: chosen,
              onSent: () => finish('sent'),
              onMovedOn: (estado: AgreementState, isOwn: boolean) => finish(isOwn ? 'arrived' : estado),
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}
