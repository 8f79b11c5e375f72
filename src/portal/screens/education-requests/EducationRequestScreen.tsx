import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FactGroups } from '#portal/forms/editors/Facts.tsx';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { RequestAnswer } from './RequestAnswer.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { nameOf } from './requests.ts';
import { useRequestFacts } from './use-request-facts.tsx';
import '#portal/forms/editors/sections.scss';
import './education-requests.scss';

/** Page of a student's request to a school: the requested placement, and the answer. */
export function EducationRequestScreen() {
  const { t } = usePage().format;
  return (
    <RequestDetail
      back={<BackToList list="education-requests">{t('education-requests.backToList')}</BackToList>}
      titleOf={nameOf}
    >
      {(request, reload) => <Request {...{ request, reload }} />}
    </RequestDetail>
  );
}

interface RequestProps {
  request: EducationRequest;
  reload: () => Promise<unknown>;
}

function Request({ request, reload }: RequestProps) {
  const { t, date } = usePage().format;
  const groups = useRequestFacts(request);
  const { fecha, motivo } = request;
  return (
    <div className="education-request">
      <div className="request-head">
        <h1>{nameOf(request)}</h1>
        {fecha && <p className="request-soft">{t('education-requests.askedOn', { date: date(fecha) })}</p>}
      </div>
      <RequestAnswer {...{ request, reload }} />
      {motivo && (
        <section className="section" aria-labelledby="reason">
          <h2 id="reason">{t('education-requests.ourReason')}</h2>
          <Paragraphs text={motivo} />
        </section>
      )}
      <section className="section" aria-labelledby="asked">
        <h2 id="asked">{t('education-requests.asked')}</h2>
        <FactGroups groups={groups} />
      </section>
    </div>
  );
}
