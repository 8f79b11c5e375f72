import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import boldIcon from 'icon:bold';
import headingIcon from 'icon:heading';
import italicIcon from 'icon:italic';
import linkIcon from 'icon:link';
import listIcon from 'icon:list';
import type { Language } from '#core/i18n/languages.ts';
import type { SeenProblem } from '#editor/protocol/answers.ts';
import type { Quotable, WrittenPage } from '#editor/protocol/pages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import { readText, writeText } from '../controls/files.ts';
import { Problems } from '../controls/Problems.tsx';
import { useDraft } from '../controls/use-draft.ts';
import { useEditor } from '../editor-context.ts';
import type { PageFile } from '../store/editor-calls.ts';
import { lineAt, type Mark, type MarkedText, withMark, withText } from './marks.ts';
import { type PagePlace, placeOfFile } from './page-place.ts';
import { Quotables } from './Quotables.tsx';

const marks: readonly (readonly [Mark, IconShapes])[] = [
  ['heading', headingIcon],
  ['bold', boldIcon],
  ['italic', italicIcon],
  ['list', listIcon],
  ['link', linkIcon],
];

interface PageTextProps {
  page: WrittenPage;
  language: Language;
  quotable: readonly Quotable[];
  /** The place that is shown, with the line to select. */
  place: PagePlace;
  onGo: (place: PagePlace) => void;
}

/** File of a page in its edited state, undefined before the first read, with a function to read again. */
function usePageFile(path: string): [PageFile | undefined, () => Promise<void>] {
  const { store, view } = useEditor();
  const [file, setFile] = useState<PageFile>();
  const latest = useRef(0);
  const read = useCallback(async (): Promise<void> => {
    const turn = ++latest.current;
    const answer = await store.ask((calls) => calls.file({ path }));
    if (answer && turn === latest.current) setFile(answer);
  }, [store, path]);
  useEffect(() => {
    void read();
    // Undoing and changes on the disk bring another text.
  }, [read, view.state]);
  return [file, read];
}

/** The text of a page, with the marks that pages may have, and its problems by their lines. */
export function PageText({ page, language, quotable, place, onGo }: PageTextProps) {
  const { store, view, t } = useEditor();
  const id = useId();
  const path = `content/${language}/${page.page}.md`;
  const [file, read] = usePageFile(path);
  const [isOther, setOther] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Pick<MarkedText, 'start' | 'end'>>(undefined);
  const content = file?.content ?? undefined;
  const own = content === undefined ? undefined : readText(content);
  const inherited = page.inherited[language];

  /** Writes the text, unless somebody else has written another one since it was read. */
  const send = async (text: string, seen: string | null | undefined): Promise<boolean> => {
    const answer = await store.writeFile(path, text.trim() === '' ? undefined : writeText(text), seen);
    setOther(answer === 'changed');
    // What is typed gives way to the file only once that has it.
    if (answer === 'made') await read();
    return answer === 'made';
  };
  const { shown, type, flush } = useDraft(own ?? inherited ?? '', (text) => send(text, file?.sha256 ?? null));

  useLayoutEffect(() => {
    if (!selection.current) return;
    field.current?.setSelectionRange(selection.current.start, selection.current.end);
    selection.current = undefined;
  }, [shown]);
  const isRead = file !== undefined;
  useEffect(() => {
    const input = field.current;
    if (!isRead || !input || place.line === undefined) return;
    const { start, end } = lineAt(input.value, place.line);
    input.focus();
    input.setSelectionRange(start, end);
    input.scrollTop = (input.scrollHeight * start) / Math.max(1, input.value.length) - input.clientHeight / 3;
    // A new place for each wish: the same line may be wanted twice.
  }, [place, isRead]);

  const change = (edit: (marked: MarkedText) => MarkedText): void => {
    const { current: input } = field;
    if (!input) return;
    const { selectionStart: start, selectionEnd: end } = input;
    const edited = edit({ text: shown, start, end });
    selection.current = edited;
    input.focus();
    type(edited.text);
  };
  const problems = view.problems.filter(({ location }) => {
    const at = location && placeOfFile(location.file);
    return at?.page === page.page && at.language === language;
  });
  const title = page.titles[view.language] ?? page.page;
  return (
    <section className="page-text" aria-label={title}>
      <label htmlFor={id}>{t('pages.text', { title })}</label>
      <p className="field-hint" id={`${id}-help`}>
        {own === undefined && inherited !== undefined ? t('pages.inherited') : t('pages.help')}
      </p>
      <div className="page-marks" role="group" aria-label={t('pages.marks')}>
        {marks.map(([mark, icon]) => (
          <Button
            key={mark}
            className="icon-only"
            aria-label={t(`pages.mark.${mark}`)}
            title={t(`pages.mark.${mark}`)}
            onClick={() => change((marked) => withMark(marked, mark))}
          >
            <Icon shapes={icon} />
          </Button>
        ))}
      </div>
      <textarea
        ref={field}
        id={id}
        lang={language}
        rows={22}
        disabled={!isRead}
        aria-describedby={`${id}-help${problems.length > 0 ? ` ${id}-problems` : ''}`}
        aria-invalid={problems.some(({ severity }) => severity === 'error') || undefined}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={flush}
      />
      {isOther && (
        <div className="refused" role="alert">
          <p>{t('pages.changed')}</p>
          <Button onClick={() => void send(shown, undefined)}>{t('question.mine')}</Button>
        </div>
      )}
      <Quotables
        {...{ quotable, language }}
        text={shown}
        onInsert={(name) => change((marked) => withText(marked, `{{${name}}}`))}
      />
      {own !== undefined && inherited !== undefined && (
        <Button kind="quiet" onClick={() => void store.writeFile(path, undefined, file?.sha256 ?? null)}>
          {t('takeBack')}
        </Button>
      )}
      <Problems
        id={`${id}-problems`}
        problems={problems}
        onPlace={({ location }: SeenProblem) => {
          const at = location && placeOfFile(location.file, location.line);
          if (at) onGo(at);
        }}
      />
    </section>
  );
}
