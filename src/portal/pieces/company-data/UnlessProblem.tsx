import alert from 'icon:triangle-alert';
import { type ReactNode, useState } from 'react';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { hasProblem } from '#core/model/companies.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';

/**
 * A form that would be refused, after all of it was typed, where the university has a problem with the company: that is
 * said in its place. A form that is there stays, whatever is known later.
 */
export function UnlessProblem({ children }: { children: ReactNode }) {
  const { brand, format } = usePage();
  const { t } = format;
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const [isFree, setFree] = useState<boolean>();
  if (isFree === undefined && missing.state !== 'loading')
    setFree(missing.state === 'failed' || !hasProblem(missing.datos));
  if (isFree) return children;
  if (isFree === undefined) return <SkeletonRows rows={8} label={t('frame.loading')} />;
  return (
    <PageState icon={alert} text={t('errors.companyProblem')}>
      <a className="button" href={brand.paths.company}>
        {t('actions.goToMyCompany')}
      </a>
    </PageState>
  );
}
