import { useId, useRef, useState } from 'react';
import { localDay } from '#core/i18n/dates.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { useWords } from '#portal/island/domain/use-words.ts';
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
import { levelIn, type PortableCv } from './portable-cv.ts';
import { PlanList } from './PlanList.tsx';
import { cutPlan, type KnownWords, mostItems, planOf } from './plan.ts';
import { largestFile, readPortable } from './read-file.ts';
import { writeItem } from './write-item.ts';

/** The words of the portal for what a file says; nothing until they are known. */
function useKnownWords(): KnownWords | undefined {
  const languages = useRows('idiomas');
  const levels = useRows('nivelesIdioma');
  const degrees = useWords('titulaciones');
  if (languages.state === 'loading' || levels.state === 'loading' || !degrees) return undefined;
  const rows = languages.state === 'ready' ? languages.rows : [];
  const levelRows = levels.state === 'ready' ? levels.rows : [];
  return {
    language: ({ name, code }) => {
      const wanted = languageCode(code ?? name) ?? languageCode(name);
      const found = rows.find(
        (row) =>
          foldDiacritics(rowText(row)) === foldDiacritics(name) ||
          (wanted !== undefined && languageCode(rowText(row)) === wanted),
      );
      return found && rowId(found);
    },
    level: (level) => {
      const found = levelRows.find((row) => levelIn(rowText(row)) === level);
      return found && rowId(found);
    },
    degree: (id) => degrees.of(id),
  };
}

/** Reads a file, shows what it would bring, and takes what is wanted. */
export function ImportPart({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const id = useId();
  const words = useKnownWords();
  const [chosen, setChosen] = useState<File>();
  const [file, setFile] = useState<PortableCv>();
  const [problem, setProblem] = useState<'cv.fileTooLarge' | 'cv.fileUnknown'>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const { plan, count } = cutPlan(
    file && words ? planOf(file, cv, { words, fields: brand.fields, today: localDay() }) : [],
  );
  const wanted = plan.filter(({ state, key }) => state === 'new' && !left.has(key));
  const form = useForm({ initial: {}, validate: () => ({}), submit: take });

  async function read(next: File | undefined): Promise<void> {
    setChosen(next);
    setTaken(undefined);
    setLeft(new Set());
    setRefused(new Set());
    const isSmall = next !== undefined && next.size <= largestFile;
    const found = isSmall ? readPortable(await next.text()) : undefined;
    setFile(found);
    setProblem(!next || found ? undefined : isSmall ? 'cv.fileUnknown' : 'cv.fileTooLarge');
  }

  async function take(): Promise<undefined> {
    setRefused(new Set());
    let written = 0;
    for (const item of wanted) {
      const result = await writeItem(item);
      if (result.ok) written += 1;
      else if (result.kind === 'error' || result.kind === 'changed' || result.kind === 'arrived')
        setRefused((before) => new Set([...before, item.key]));
      else {
        // Perhaps it has arrived: what stands in the CV now is not offered again.
        await ownCv.load();
        showError(result, { place });
        break;
      }
    }
    setTaken(written);
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
        {count !== undefined && <p>{t('cv.planCut', { count, shown: mostItems })}</p>}
        {plan.length > 0 && (
          <PlanList
            plan={plan}
            {...{ left, refused }}
            onToggle={(key, isWanted) =>
              setLeft((before) => {
                const next = new Set(before);
                if (isWanted) next.delete(key);
                else next.add(key);
                return next;
              })
            }
          />
        )}
        <p role="status">
          {taken !== undefined && t('cv.broughtCount', { count: taken, refused: refused.size })}
        </p>
        {wanted.length > 0 && <SubmitButton>{t('cv.bringCount', { count: wanted.length })}</SubmitButton>}
      </Form>
      <ActionError place={place} />
    </section>
  );
}
