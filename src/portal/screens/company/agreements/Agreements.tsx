import type { Agreement } from '#core/contract/entities/agreement.ts';
import { byTurn, takesSignature } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { AgreementStatus } from '#portal/pieces/agreement-state/AgreementStatus.tsx';

interface AgreementsProps {
  agreements: readonly Agreement[];
  /** Whether the server would accept a request for another agreement. */
  canRequest: boolean;
}

/** Agreements of the company with their status, those to sign first. */
export function Agreements({ agreements, canRequest }: AgreementsProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const add = brand.paths['new-agreement'];
  const upload = brand.paths['upload-agreement'];
  return (
    <>
      {agreements.length === 0 ? (
        <p className="entries-empty">{t('agreements.none')}</p>
      ) : (
        <ul role="list" className="entries">
          {byTurn(agreements).map((agreement) => (
            <li key={agreement.idConvenio} className="entry">
              <h3>
                {t('agreements.agreementOf', {
                  hasDate: agreement.fecha ? 'yes' : 'no',
                  date: agreement.fecha ? date(agreement.fecha) : '',
                  number: agreement.idConvenio,
                })}
              </h3>
              <AgreementStatus agreement={agreement} />
              {takesSignature(agreement) && upload && (
                <p>
                  <a className="button" href={upload}>
                    {t(
                      agreement.estado === 'Erróneo empresa'
                        ? 'agreements.uploadCorrected'
                        : 'agreements.upload',
                    )}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
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
