import searchX from 'icon:search-x';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { damePracticas } from '#core/contract/calls/company-documents.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { fullName } from '#core/model/people.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { DetailState } from '#portal/lists/detail/detail-state.ts';
import { DetailOf } from '#portal/lists/detail/DetailOf.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { hasProject } from './has-project.ts';
import type { ProjectPeople } from './project-parts.ts';
import { TrainingProject } from './TrainingProject.tsx';

/** Data of the company, as the project names them. */
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
 * Training project of one of the company's placements.
 * @param id the placement's id in the address
 */
export function CompanyProject({ id }: { id: string }) {
  const { brand, format, route } = usePage();
  const { t } = format;
  const placements = useQueryAnswer(damePracticas, {});
  const company = useQueryAnswer(dameDatosEmpresa, {});
  const back = { href: brand.paths[route], text: t('training-project.back') };
  const reload = (): Promise<unknown> => queryCache.refresh(damePracticas, {});
  const placement = placements.state === 'ready' && placements.datos.find((row) => String(row.id) === id);
  function detail(): DetailState<CompanyPlacement> {
    if (placements.state !== 'ready') return placements;
    if (!placement || !hasProject(placement, brand.settings)) return { state: 'gone' };
    return company.state === 'loading' ? company : { ...placements, datos: placement };
  }
  return (
    <DetailOf
      answer={detail()}
      title={t('training-project.title')}
      tabTitle={(title, own) =>
        own ? t('training-project.tabTitle', { title: fullName(own.nombre, own.apellidos) }) : title
      }
      reload={reload}
      loading={t('training-project.loading')}
      failed={t('training-project.failed')}
      ifGone={() => (
        <Gone icon={searchX} text={t('training-project.gone')} href={back.href}>
          {back.text}
        </Gone>
      )}
    >
      {(own) => (
        <TrainingProject
          placement={own}
          people={{
            student: { name: fullName(own.nombre, own.apellidos) },
            company: company.state === 'ready' ? companyOf(company.datos) : { name: undefined },
          }}
          back={back}
        >
          {company.state === 'failed' && (
            <FailedRead
              failure={company.failure}
              text={t('training-project.partFailed')}
              retry={() => void queryCache.refresh(dameDatosEmpresa, {})}
              isPart
            />
          )}
        </TrainingProject>
      )}
    </DetailOf>
  );
}
