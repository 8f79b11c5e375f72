import clipboard from 'icon:clipboard-list';
import next from 'icon:chevron-right';
import userPen from 'icon:user-pen';
import {
  faltanDatosAlaEmpresa,
  faltanDatosAlContactoEmpresa,
  faltanDatosPersonalesObligatorios,
} from '#api/calls/missing-data.ts';
import { dameEncuestas, dameEncuestasUsuario } from '#api/calls/survey-lists.ts';
import type { Survey } from '#api/entities/survey-entry.ts';
import { fillPattern } from '#routing/pattern.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import type { AnswerState } from '#stores/answers.ts';
import { local, portalKey } from '#stores/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FrameDialog } from './FrameDialog.tsx';
import { checksFor, type Findings, isTurnOf, popupFor } from './popup.ts';

interface MandatoryPopupProps {
  session: Session;
  /** The person wants to see to missing data later. */
  isPutOff: boolean;
  onPutOff: () => void;
}

/** What must be done before going on: mandatory surveys, then missing data. Never two at a time. */
export function MandatoryPopup({ session, isPutOff, onPutOff }: MandatoryPopupProps) {
  const popup = usePopup(session);
  if (popup?.kind === 'surveys') return <SurveysPopup surveys={popup.surveys} />;
  if (!popup || isPutOff) return null;
  return <DataPopup kind={popup.kind} onClose={onPutOff} />;
}

function usePopup(session: Session): ReturnType<typeof popupFor> {
  const { brand, route } = usePage();
  const isCompany = session.type === 'Empresa';
  const godmode = local.get(portalKey('godmode')) === 'true';
  const checks = checksFor({ isCompany, godmode, route, paths: brand.paths, settings: brand.settings });
  const findings: Findings = {};
  const isTurn = (check: keyof Findings): boolean => isTurnOf(check, checks, findings);
  const surveys = useAnswer(isCompany ? dameEncuestas : dameEncuestasUsuario, {}, isTurn('surveys'));
  note(findings, 'surveys', surveys, (list) => list);
  const personal = useAnswer(faltanDatosPersonalesObligatorios, {}, isTurn('personal'));
  note(findings, 'personal', personal, ({ faltanDatos }) => faltanDatos);
  const company = useAnswer(faltanDatosAlaEmpresa, {}, isTurn('company'));
  note(findings, 'company', company, ({ faltanDatos }) => faltanDatos);
  const contact = useAnswer(faltanDatosAlContactoEmpresa, {}, isTurn('contact'));
  note(findings, 'contact', contact, ({ faltanDatos }) => faltanDatos);
  return popupFor(checks, findings);
}

function note<K extends keyof Findings, T>(
  findings: Findings,
  check: K,
  answer: AnswerState<T>,
  read: (datos: T) => Findings[K],
): void {
  if (answer.state === 'loading') return;
  const found = answer.state === 'ready' ? read(answer.datos) : 'failed';
  if (found !== undefined) findings[check] = found as NonNullable<Findings[K]>;
}

function SurveysPopup({ surveys }: { surveys: readonly Survey[] }) {
  const { brand, format } = usePage();
  const { t } = format;
  const address = ({ urlAcceso, token }: Survey): string => {
    const path = fillPattern(brand.paths.survey ?? '/', { id: urlAcceso });
    return token ? `${path}?${new URLSearchParams({ t: token }).toString()}` : path;
  };
  return (
    <FrameDialog
      icon={clipboard}
      title={t('frame.mandatorySurveys')}
      actions={
        <a className="button" href={brand.paths.logout}>
          {t('actions.signOut')}
        </a>
      }
    >
      <p>{t('frame.mandatorySurveysText')}</p>
      <ul className="frame-dialog-list">
        {surveys.map((survey) => (
          <li key={`${survey.urlAcceso} ${survey.idPractica ?? ''}`}>
            <a href={address(survey)}>
              {survey.titulo}
              <Icon shapes={next} />
            </a>
          </li>
        ))}
      </ul>
    </FrameDialog>
  );
}

const dataPopups = {
  personal: { target: 'cv', text: 'frame.personalDataMissing' },
  company: { target: 'company', text: 'frame.companyDataMissing' },
  contact: { target: 'profile', text: 'frame.contactDataMissing' },
} as const;

function DataPopup({ kind, onClose }: { kind: keyof typeof dataPopups; onClose: () => void }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { target, text } = dataPopups[kind];
  return (
    <FrameDialog
      icon={userPen}
      title={t('frame.dataMissing')}
      onClose={onClose}
      actions={
        <>
          <a className="button button-primary" href={brand.paths[target]}>
            {t('actions.completeData')}
          </a>
          <Button onClick={onClose}>{t('frame.notNow')}</Button>
        </>
      }
    >
      <p>{t(text)}</p>
    </FrameDialog>
  );
}
