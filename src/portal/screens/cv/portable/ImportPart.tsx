import { useId, useRef, useState } from 'react';
import { localDay } from '#core/i18n/dates.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { FileZone } from '#portal/forms/files/FileZone.tsx';
import { Form } from '#portal/forms/form/Form.tsx';
import { SubmitButton } from '#portal/forms/form/SubmitButton.tsx';
import { useForm } from '#portal/forms/form/use-form.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { cv as ownCv } from '../stores/portal-cv.ts';
import { languageCode } from './language-names.ts';
import { parseLanguageLevel, type PortableCv } from './portable-cv.ts';
import { PlanList } from './PlanList.tsx';
import { cutPlan, type KnownWords, maxItems, planOf } from './plan.ts';
import { maxFileBytes, readPortable } from './read-file.ts';
import { writeItem } from './write-item.ts';

/** Loads the domain lists that a file is matched with; `undefined` until they are ready. */
function useKnownWords(): KnownWords | undefined {
  const languages = useRows('idiomas');
  const levels = useRows('nivelesIdioma');
  const degrees = useDomainLabels('titulaciones');
  if (languages.state === 'loading' || levels.state === 'loading' || !degrees) return undefined;
  const rows = languages.state === 'ready' ? languages.rows : [];
  const levelRows = levels.state === 'ready' ? levels.rows : [];
  return {
    language: ({ name, code }) => {
      const isoCode = languageCode(code ?? name) ?? languageCode(name);
      const match = rows.find(
        (row) =>
          foldDiacritics(rowText(row)) === foldDiacritics(name) ||
          (isoCode !== undefined && languageCode(rowText(row)) === isoCode),
      );
      return match && rowId(match);
    },
    level: (level) => {
      const match = levelRows.find((row) => parseLanguageLevel(rowText(row)) === level);
      return match && rowId(match);
    },
    degree: (id) => degrees.of(id),
  };
}

/** Imports a CV from a file: shows a plan of its items and adds the selected ones. */
export function ImportPart({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const id = useId();
  const words = useKnownWords();
  const [chosen, setChosen] = useState<File>();
  const [file, setFile] = useState<PortableCv>();
  const [problem, setProblem] = useState<'cv.fileTooLarge' | 'cv.fileUnknown'>();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [importedCount, setImportedCount] = useState<number>();
  const errorRef = useRef<HTMLDivElement>(null);
  const { plan, count } = cutPlan(
    file && words ? planOf(file, cv, { words, fields: brand.fields, today: localDay() }) : [],
  );
  const selected = plan.filter(({ state, key }) => state === 'new' && !excluded.has(key));
  const form = useForm({ initial: {}, validate: () => ({}), submit: importSelected });

  async function read(next: File | undefined): Promise<void> {
    setChosen(next);
    setImportedCount(undefined);
    setExcluded(new Set());
    setRefused(new Set());
    const isSmall = next !== undefined && next.size <= maxFileBytes;
    const parsed = isSmall ? readPortable(await next.text()) : undefined;
    setFile(parsed);
    setProblem(!next || parsed ? undefined : isSmall ? 'cv.fileUnknown' : 'cv.fileTooLarge');
  }

  async function importSelected(): Promise<undefined> {
    setRefused(new Set());
    let written = 0;
    for (const item of selected) {
      const result = await writeItem(item);
      if (result.ok) written += 1;
      else if (result.kind === 'error' || result.kind === 'changed' || result.kind === 'arrived')
        setRefused((previous) => new Set([...previous, item.key]));
      else {
        // The outcome is unknown: reload, so that an item that did arrive is not offered again.
        await ownCv.load();
        showError(result, { place: errorRef });
        break;
      }
    }
    setImportedCount(written);
  }

  return (
    <section className="portable-part" aria-labelledby={id}>
      <h2 id={id}>{t('cv.bring')}</h2>
      <p>{t('cv.bringText')}</p>
      <Form {...{ form, t }} labels={{}}>
        <FileZone
          name="archivo"
          label={t('cv.bringFile')}
          hint={<p>{t('cv.bringHint')}</p>}
          types={['xml', 'json']}
          file={chosen}
          problem={problem && { text: t(problem) }}
          isRequired
          onFile={(next) => void read(next)}
        />
        {file && plan.length === 0 && words && <p>{t('cv.nothingToBring')}</p>}
        {count !== undefined && <p>{t('cv.planCut', { count, shown: maxItems })}</p>}
        {plan.length > 0 && (
          <PlanList
            plan={plan}
            {...{ excluded, refused }}
            onToggle={(key, isWanted) =>
              setExcluded((previous) => {
                const next = new Set(previous);
                if (isWanted) next.delete(key);
                else next.add(key);
                return next;
              })
            }
          />
        )}
        <p role="status">
          {importedCount !== undefined &&
            t('cv.broughtCount', { count: importedCount, refused: refused.size })}
        </p>
        {selected.length > 0 && <SubmitButton>{t('cv.bringCount', { count: selected.length })}</SubmitButton>}
      </Form>
      <ActionError place={errorRef} />
    </section>
  );
}
