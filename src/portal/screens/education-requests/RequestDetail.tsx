import school from 'icon:school';
import type { ReactNode } from 'react';
import { dameSolicitudPractica } from '#core/contract/calls/company-education.ts';
import * as codes from '#core/contract/codes.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';

interface RequestDetailProps {
  back: ReactNode;
  titleOf: (request: EducationRequest) => string;
  children: (request: EducationRequest, reload: () => Promise<EducationRequest | undefined>) => ReactNode;
}

/** Loads the request in the address, and shows its loading, failure and gone states. */
export function RequestDetail(props: RequestDetailProps) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Detail
      call={dameSolicitudPractica}
      input={(id) => (/^\d{1,15}$/.test(id) ? { params: { id: Number(id) } } : undefined)}
      gone={[codes.actionNotAllowed]}
      loading={t('education-requests.loadingOne')}
      failed={t('education-requests.failedOne')}
      ifGone={() => (
        <Gone icon={school} text={t('education-requests.gone')} href={brand.paths['education-requests']}>
          {t('actions.seeRequests')}
        </Gone>
      )}
      {...props}
    />
  );
}
