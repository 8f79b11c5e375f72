import info from 'icon:info';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { takesSignature } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Note about the latest agreement above the form of a new one: a faulty one has to be corrected first. */
export function LastAgreement({ agreement }: { agreement: Agreement | undefined }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  if (!agreement || agreement.estado === 'Caducado') return null;
  const { estado, fechaCaducidad, observaciones } = agreement;
  const end = { hasDate: fechaCaducidad ? 'yes' : 'no', date: fechaCaducidad ? date(fechaCaducidad) : '' };
  const texts: Readonly<Record<Exclude<AgreementState, 'Caducado'>, string>> = {
    'Erróneo empresa': t('agreements.correctFirst'),
    Generado: t('agreements.signFirst'),
    'Firmado empresa': t('agreements.underWay'),
    'Enviado Secretaría': t('agreements.underWay'),
    Formalizado: t('agreements.inForce', end),
  };
  const upload = brand.paths['upload-agreement'];
  return (
    <div className="agreement-note" role="note">
      <Icon shapes={info} />
      <div>
        <p>{texts[estado]}</p>
        {observaciones && estado === 'Erróneo empresa' && <p className="agreement-fault">{observaciones}</p>}
        {takesSignature(agreement) && upload && (
          <a className="button" href={upload}>
            {t(estado === 'Erróneo empresa' ? 'agreements.correctFirstAction' : 'agreements.signFirstAction')}
          </a>
        )}
      </div>
    </div>
  );
}
