import info from 'icon:info';
import type { ReactNode } from 'react';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { takesSignature } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

interface LastAgreementProps {
  /** `undefined` until it has come, and if there is none. */
  agreement: Agreement | undefined;
  /** Shown where there is no note, in the same room. */
  children: ReactNode;
}

/**
 * Note about the latest agreement above the form of a new one: a faulty one has to be corrected first. It comes later
 * than the form, in the place of the introduction.
 */
export function LastAgreement({ agreement, children }: LastAgreementProps) {
  const { t } = usePage().format;
  return (
    <div className="agreement-intro">
      {agreement && agreement.estado !== 'Caducado' ? (
        <AgreementNote agreement={agreement} estado={agreement.estado} />
      ) : (
        children
      )}
      {/* The room of the longest note. */}
      <div className="agreement-note agreement-note-room" aria-hidden="true">
        <Icon shapes={info} />
        <p>
          {t('agreements.correctFirst')} <span>{t('agreements.correctFirstAction')}</span>
        </p>
      </div>
    </div>
  );
}

interface AgreementNoteProps {
  agreement: Agreement;
  estado: Exclude<AgreementState, 'Caducado'>;
}

function AgreementNote({ agreement, estado }: AgreementNoteProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const { fechaCaducidad, observaciones } = agreement;
  const end = { hasDate: fechaCaducidad ? 'yes' : 'no', date: fechaCaducidad ? date(fechaCaducidad) : '' };
  const texts: Readonly<Record<typeof estado, string>> = {
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
        <p>
          {texts[estado]}{' '}
          {takesSignature(agreement) && upload && (
            <a href={upload}>
              {t(
                estado === 'Erróneo empresa' ? 'agreements.correctFirstAction' : 'agreements.signFirstAction',
              )}
            </a>
          )}
        </p>
        {observaciones && estado === 'Erróneo empresa' && <p className="agreement-fault">{observaciones}</p>}
      </div>
    </div>
  );
}
