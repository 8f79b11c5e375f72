import { sideOf, userTypeId } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import compass from 'icon:compass';
import { faltanDatosAlaEmpresa } from '#core/contract/calls/missing-data.ts';
import { detallePrograma } from '#core/contract/calls/programmes.ts';
import { hasProblem } from '#core/model/companies.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { ProgrammeArticle } from './ProgrammeArticle.tsx';
import './programmes.scss';

/** Screen of the programme in the address, for the signed-in user. */
export function ProgrammeScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const side = session ? sideOf(session.type) : 'student';
  const isCompany = side === 'company';
  // Waited for before the programme is shown, since a later answer would move the content being read.
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {}, isCompany);
  const isRefused = missing.state === 'ready' && hasProblem(missing.datos);
  return (
    <Detail
      call={detallePrograma}
      input={(id) => ({ params: { tipo: userTypeId[side], id } })}
      wanted={session !== undefined && !(isCompany && missing.state === 'loading')}
      gone={[codes.programmeNotFound]}
      loading={t('programmes.loadingProgramme')}
      failed={t('programmes.programmeFailed')}
      ifGone={() => (
        <Gone icon={compass} text={t('programmes.gone')} href={brand.paths.programmes}>
          {t('actions.seeProgrammes')}
        </Gone>
      )}
      back={<BackToList list="programmes">{t('programmes.backToList')}</BackToList>}
      titleOf={({ titulo }) => titulo}
    >
      {(programme) => <ProgrammeArticle {...{ programme, side, isRefused }} />}
    </Detail>
  );
}
