import alert from 'icon:triangle-alert';
import { type ReactNode, useState } from 'react';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { hasProblem } from '#core/model/companies.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';

interface UnlessProblemProps {
  /** Whether the form is shown before the answer has come. */
  isShownMeanwhile?: boolean;
  children: ReactNode;
}

/**
 * Shows a message instead of a form that the server would refuse because the university has a problem with the
 * company. A form already shown stays, whatever later answers say.
 */
export function UnlessProblem({ isShownMeanwhile = false, children }: UnlessProblemProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const [isAllowed, setAllowed] = useState<boolean>();
  if (isAllowed === undefined && missing.state !== 'loading')
    setAllowed(missing.state === 'failed' || !hasProblem(missing.datos));
  if (isAllowed ?? isShownMeanwhile) return children;
  if (isAllowed === undefined) return <SkeletonFields fields={6} label={t('frame.loading')} />;
  return (
    <PageState icon={alert} text={t('errors.companyProblem')}>
      <a className="button" href={brand.paths.company}>
        {t('actions.goToMyCompany')}
      </a>
    </PageState>
  );
}
