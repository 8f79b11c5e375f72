import searchX from 'icon:search-x';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { fullName } from '#core/model/people.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnswer } from '#portal/island/use-answer.ts';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import type { ProjectPeople } from './project-parts.ts';
import { TrainingProject } from './TrainingProject.tsx';

/** What a company knows of itself. */
function companyOf({ cif, nombreFiscal, nombreComercial, domicilioFiscal, firmante }: Company) {
  const { direccion, cp, localidad } = domicilioFiscal ?? {};
  return {
    name: nombreFiscal ?? nombreComercial,
    taxNumber: cif,
    address: [direccion, fullName(cp, localidad)].filter(Boolean).join(', '),
    signatory: fullName(firmante?.nombre, firmante?.apellidos),
  } satisfies ProjectPeople['company'];
}

/**
 * The training project of one of the placements at the company.
 * @param id of the placement, as the address has it
 */
export function CompanyProject({ id }: { id: string }) {
  const { brand, format, route } = usePage();
  const { t } = format;
  const placements = useAnswer(damePracticas, {});
  const company = useAnswer(dameDatosEmpresa, {});
  const back = { href: brand.paths[route], text: t('training-project.back') };
  if (placements.state === 'loading' || company.state === 'loading')
    return <SkeletonRows rows={6} label={t('training-project.loading')} />;
  if (placements.state === 'failed')
    return (
      <FailedRead
        failure={placements.failure}
        text={t('training-project.failed')}
        retry={() => void answers.refresh(damePracticas, {})}
      />
    );
  const placement = placements.datos.find((one) => String(one.id) === id);
  if (!placement)
    return (
      <Gone icon={searchX} text={t('training-project.gone')} href={back.href}>
        {back.text}
      </Gone>
    );
  return (
    <TrainingProject
      placement={placement}
      people={{
        student: { name: fullName(placement.nombre, placement.apellidos) },
        company: company.state === 'ready' ? companyOf(company.datos) : { name: undefined },
      }}
      level={2}
      back={back}
    >
      <AnswerRemarks answers={[placements]} retry={() => answers.refresh(damePracticas, {})} />
      {company.state === 'failed' && (
        <FailedRead
          failure={company.failure}
          text={t('training-project.partFailed')}
          retry={() => void answers.refresh(dameDatosEmpresa, {})}
          isPart
        />
      )}
    </TrainingProject>
  );
}
