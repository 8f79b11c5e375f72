import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { stays } from '../stores/portal-cv.ts';
import { type Stay, staysOf } from '../stores/stays-store.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

const load = async () => (await import('./StayEditor.tsx')).StayEditor;

/** List of stays abroad. */
export function StayList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const entries = staysOf(cv);
  const country = useLabels('paises', ...entries.map(({ pais }) => pais));
  const reason = useLabels('tipoEstanciasExtranjero', ...entries.map(({ motivo }) => motivo));
  const nameOf = ({ pais }: Stay): string => country(pais) ?? '';
  const { editable } = flagsOf(brand.fields.profesional, 'estanciasExtranjero');
  return (
    <EntryList
      id="stays"
      entries={entries}
      nameOf={nameOf}
      load={load}
      isFixed={!editable}
      texts={{
        add: t('cv.addStay'),
        empty: t('cv.noStays'),
        removeQuestion: (stay) => t('cv.removeStay', { name: nameOf(stay) }),
      }}
      remove={async (stay) => {
        const result = await stays.remove(stay);
        return result.ok ? undefined : failureText(result, t, 'student');
      }}
    >
      {(stay) => (
        <>
          <h3>{nameOf(stay)}</h3>
          <p className="entry-line">
            {[reason(stay.motivo), stay.meses !== undefined && t('cv.months', { count: stay.meses })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
    </EntryList>
  );
}
