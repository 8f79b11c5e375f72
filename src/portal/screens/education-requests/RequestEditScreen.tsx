import circleCheck from 'icon:circle-check';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { BackLink } from '#portal/lists/back-link/BackLink.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { UnlessProblem } from '#portal/pieces/company-data/UnlessProblem.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { nameOf } from './requests.ts';
import { useRequestPage } from './use-request-page.ts';
import '#portal/forms/editors/sections.scss';
import './education-requests.scss';

/** Page to change a pending request: dates, workplace and tutor. */
export function RequestEditScreen() {
  const { t } = usePage().format;
  const titleOf = (request: EducationRequest): string =>
    t('education-requests.editTitle', { name: nameOf(request) });
  const page = useRequestPage();
  return (
    <RequestDetail
      back={<BackLink href={page}>{t('education-requests.backToRequest')}</BackLink>}
      titleOf={titleOf}
    >
      {(request, reload) =>
        request.estado === 'pendiente' ? (
          <div className="education-request">
            <h1>{titleOf(request)}</h1>
            <UnlessProblem>
              <div className="form-card">
                <RequestForm {...{ request, reload }} />
              </div>
            </UnlessProblem>
          </div>
        ) : (
          <div className="education-request">
            <h1>{titleOf(request)}</h1>
            <Answered request={request} />
          </div>
        )
      }
    </RequestDetail>
  );
}

function Answered({ request: { idSolicitudPractica } }: { request: EducationRequest }) {
  const { brand, format } = usePage();
  const page = brand.paths['education-request'] ?? '/';
  return (
    <PageState icon={circleCheck} text={format.t('education-requests.cannotEdit')}>
      <a className="button button-primary" href={fillPattern(page, { id: String(idSolicitudPractica) })}>
        {format.t('education-requests.seeRequest')}
      </a>
    </PageState>
  );
}
