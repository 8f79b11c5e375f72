import type { Agreement } from '#core/contract/entities/agreement.ts';
import { takesSignature } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { AgreementList } from '#portal/pieces/agreement-state/AgreementList.tsx';

interface AgreementsProps {
  agreements: readonly Agreement[];
  /** Whether the server would accept a request for another agreement. */
  canRequest: boolean;
}

/** Agreements of the company with their status, those to sign first. */
export function Agreements({ agreements, canRequest }: AgreementsProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const add = brand.paths['new-agreement'];
  const upload = brand.paths['upload-agreement'];
  return (
    <>
      {agreements.length === 0 ? (
        <p className="entries-empty">{t('agreements.none')}</p>
      ) : (
        <AgreementList agreements={agreements} level={3}>
          {(agreement) =>
            takesSignature(agreement) &&
            upload && (
              <p>
                <a className="button" href={upload}>
                  {t(
                    agreement.estado === 'Erróneo empresa'
                      ? 'agreements.uploadCorrected'
                      : 'agreements.upload',
                  )}
                </a>
              </p>
            )
          }
        </AgreementList>
      )}
      {add && canRequest && (
        <p className="block-actions">
          <a className="button" href={add}>
            {t(agreements.length === 0 ? 'agreements.askForOne' : 'agreements.askForAnother')}
          </a>
        </p>
      )}
    </>
  );
}
