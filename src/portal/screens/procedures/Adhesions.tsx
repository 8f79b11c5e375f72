import { detallePrograma, programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import type { ProgrammeDetail } from '#core/contract/entities/programme.ts';
import { userTypeId } from '#core/model/people.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { listIn } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { ProcedureGroup, Standing } from './ProcedureGroup.tsx';
import { useQueries } from './use-queries.ts';

const standings = {
  solicitada: { state: 'waiting', text: 'procedures.adhesionAsked' },
  aceptada: { state: 'done', text: 'procedures.adhesionAccepted' },
  rechazada: { state: 'refused', text: 'procedures.adhesionRejected' },
} as const;

/** A programme that the student has requested to join. */
type RequestedProgramme = ProgrammeDetail & { estadoAdhesion: keyof typeof standings };

const isRequested = (programme: ProgrammeDetail): programme is RequestedProgramme =>
  programme.estadoAdhesion !== 'ninguna';

/** Programmes that the student has requested to join, read one by one, since no list has the state. */
export function Adhesions({ isKnown }: { isKnown: boolean }) {
  const { brand, format } = usePage();
  const { t } = format;
  const all = useQueryAnswer(programasPracticasActivos, {}, isKnown);
  const keys = all.state === 'ready' ? all.datos.map(({ urlAcceso }) => urlAcceso) : undefined;
  const { answer, retry } = useQueries<typeof detallePrograma>(keys, (id) =>
    call(detallePrograma, { params: { tipo: userTypeId.student, id } }),
  );
  return (
    <ProcedureGroup
      title={t('procedures.adhesions')}
      answer={all.state === 'failed' ? all : listIn(answer, (programmes) => programmes.filter(isRequested))}
      reload={async () => {
        await queryCache.refresh(programasPracticasActivos, {});
        retry();
      }}
      loading={t('procedures.loading')}
      failed={t('procedures.adhesionsFailed')}
      none={t('procedures.noAdhesions')}
      link={{ href: brand.paths.programmes, label: t('actions.seeProgrammes') }}
    >
      {(programmes) => (
        <Rows rows={programmes} rowKey={({ urlAcceso }) => urlAcceso}>
          {({ titulo, urlAcceso, estadoAdhesion }) => (
            <article className="procedure">
              <h3>
                <a href={fillPattern(brand.paths.programme ?? '/', { id: urlAcceso })}>
                  <WrittenText text={titulo} />
                </a>
              </h3>
              <Standing state={standings[estadoAdhesion].state}>{t(standings[estadoAdhesion].text)}</Standing>
            </article>
          )}
        </Rows>
      )}
    </ProcedureGroup>
  );
}
