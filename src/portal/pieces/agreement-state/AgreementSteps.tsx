import circle from 'icon:circle';
import circleAlert from 'icon:circle-alert';
import circleCheck from 'icon:circle-check';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { localDay } from '#core/i18n/dates.ts';
import { agreementSteps, dayOfStep, endsSoon, stepOf } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './agreement-state.scss';

/** Names of the states of an agreement. */
export const agreementStateTexts: Readonly<Record<AgreementState, MessageId>> = {
  Generado: 'agreements.stateGenerated',
  'Firmado empresa': 'agreements.stateSigned',
  'Erróneo empresa': 'agreements.stateError',
  'Enviado Secretaría': 'agreements.stateSecretariat',
  Formalizado: 'agreements.stateFormalised',
  Caducado: 'agreements.stateExpired',
};

const nextActions: Readonly<Record<AgreementState, MessageId>> = {
  Generado: 'agreements.nextGenerated',
  'Firmado empresa': 'agreements.nextSigned',
  'Erróneo empresa': 'agreements.nextError',
  'Enviado Secretaría': 'agreements.nextSecretariat',
  Formalizado: 'agreements.nextFormalised',
  Caducado: 'agreements.nextExpired',
};

const steps: Readonly<Record<(typeof agreementSteps)[number], MessageId>> = {
  Generado: 'agreements.stepSign',
  'Firmado empresa': 'agreements.stepReview',
  'Enviado Secretaría': 'agreements.stepSecretariat',
  Formalizado: 'agreements.stepForce',
};

/** State of an agreement and who acts next, in one line. */
export function AgreementLine({ agreement }: { agreement: Agreement }) {
  const { t, date } = usePage().format;
  const { estado, fechaCaducidad } = agreement;
  const end = { hasDate: fechaCaducidad ? 'yes' : 'no', date: fechaCaducidad ? date(fechaCaducidad) : '' };
  return (
    <>
      <span className="agreement-state" data-state={estado}>
        {t(agreementStateTexts[estado])}
      </span>{' '}
      {t(endsSoon(agreement, localDay()) ? 'agreements.endsSoon' : nextActions[estado], end)}
    </>
  );
}

/** The errors found in an agreement, and its steps. */
export function AgreementSteps({ agreement }: { agreement: Agreement }) {
  const { t } = usePage().format;
  const { estado, observaciones } = agreement;
  const currentStep = stepOf(agreement);
  const isDone = (index: number): boolean => index < currentStep || estado === 'Formalizado';
  const dayDone = (index: number): string | undefined =>
    isDone(index) ? dayOfStep(agreement, index) : undefined;
  return (
    <div className="agreement-standing">
      {observaciones && estado === 'Erróneo empresa' && (
        <div className="agreement-found">
          <p>
            <strong>{t('agreements.universitySays')}</strong>
          </p>
          <p>{observaciones}</p>
        </div>
      )}
      <ol className="agreement-steps" role="list" aria-label={t('agreements.steps')}>
        {agreementSteps.map((step, index) => (
          <li
            key={step}
            data-done={isDone(index) || undefined}
            aria-current={index === currentStep && estado !== 'Formalizado' ? 'step' : undefined}
          >
            <Icon
              shapes={
                isDone(index)
                  ? circleCheck
                  : index === currentStep && estado === 'Erróneo empresa'
                    ? circleAlert
                    : circle
              }
            />
            <span>
              {t(steps[step])}
              <DayDone day={dayDone(index)} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function DayDone({ day }: { day: string | undefined }) {
  const { date } = usePage().format;
  return day === undefined ? undefined : <span className="agreement-day"> {date(day)}</span>;
}
