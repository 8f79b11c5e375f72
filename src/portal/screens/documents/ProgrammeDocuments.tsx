import { useId } from 'react';
import { dameDocumentosPracticasPorPrograma } from '#core/contract/calls/company-documents.ts';
import type { DatosOf } from '#core/contract/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { Section } from '#portal/forms/editors/Section.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';

type DocumentsByProgramme = DatosOf<typeof dameDocumentosPracticasPorPrograma>;

/** Documents of the university, grouped by its placement programmes. */
export function ProgrammeDocuments({ answer }: { answer: QueryState<DocumentsByProgramme> }) {
  const { t } = usePage().format;
  return (
    <Section id="programmes" title={t('documents.programmes')} intro={t('documents.programmesIntro')}>
      <ListOf
        answer={answer}
        reload={() => queryCache.refresh(dameDocumentosPracticasPorPrograma, {})}
        loading={t('documents.loading')}
        rows={2}
        failed={t('documents.programmesFailed')}
        none={<p className="entries-empty">{t('documents.noneOfProgrammes')}</p>}
      >
        {(programmes, remarks) => (
          <>
            {remarks}
            {programmes.map((programme) => (
              <ProgrammeSection key={programme.idPrograma} programme={programme} />
            ))}
          </>
        )}
      </ListOf>
    </Section>
  );
}

function ProgrammeSection({ programme }: { programme: DocumentsByProgramme[number] }) {
  const id = useId();
  return (
    <section className="programme-documents" aria-labelledby={id}>
      <h3 id={id}>{programme.titulo}</h3>
      <ul role="list" className="document-links">
        <DocumentLinks documents={programme.documentos} />
      </ul>
    </section>
  );
}
