import type { ReactNode } from 'react';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import { sortByTurn, takesSignature } from '#core/model/agreements.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { FoldingRow } from '#portal/lists/grouped/FoldingRow.tsx';
import { RowFilters } from '#portal/lists/grouped/RowFilters.tsx';
import { RowGroups } from '#portal/lists/grouped/RowGroups.tsx';
import { useRowGroups } from '#portal/lists/grouped/use-row-groups.ts';
import { agreementArrangement } from './agreement-arrangement.ts';
import { AgreementLine, AgreementSteps } from './AgreementSteps.tsx';

interface AgreementListProps {
  agreements: readonly Agreement[];
  /** Level of the headings of the groups. */
  level?: 2 | 3;
  /** Buttons and links of an agreement. */
  children: (agreement: Agreement, title: { text: string; id: string }) => ReactNode;
}

const loadColumns = async () => (await import('./agreement-file.ts')).agreementColumns;

/** The agreements of a company, grouped by state, one row each; those that wait for the company first and open. */
export function AgreementList({ agreements, level = 2, children }: AgreementListProps) {
  const { t, date } = usePage().format;
  const list = useRowGroups(sortByTurn(agreements), agreementArrangement);
  const titleOf = ({ fecha, idConvenio }: Agreement): string =>
    t('agreements.agreementOf', {
      hasDate: fecha ? 'yes' : 'no',
      date: fecha ? date(fecha) : '',
      number: idConvenio,
    });
  return (
    <>
      <RowFilters
        list={list}
        texts={{
          search: t('agreements.search'),
          all: t('agreements.all'),
          parts: t('agreements.parts'),
          count: t('agreements.count', { count: list.matches.length }),
          noneFound: t('agreements.noneFound'),
        }}
      >
        <ListFile rows={list.matches} title={t('agreements.listTitle')} load={loadColumns} />
      </RowFilters>
      <RowGroups list={list} rowKey={({ idConvenio }) => idConvenio} level={level}>
        {(agreement) => (
          <FoldingRow
            data-agreement={agreement.idConvenio}
            title={titleOf(agreement)}
            level={level === 2 ? 3 : 4}
            line={<AgreementLine agreement={agreement} />}
            isOpen={takesSignature(agreement)}
          >
            {(id) => (
              <>
                <AgreementSteps agreement={agreement} />
                {children(agreement, { text: titleOf(agreement), id })}
              </>
            )}
          </FoldingRow>
        )}
      </RowGroups>
    </>
  );
}
