import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { SettingControl } from './controls/SettingControl.tsx';
import { EditorContext, type SettingControlProps } from './editor-context.ts';
import { Chapter } from './frame/Chapter.tsx';
import { ChapterIndex } from './frame/ChapterIndex.tsx';
import { chapterOf } from './frame/find-settings.ts';
import { Header } from './frame/Header.tsx';
import { Messages } from './frame/Messages.tsx';
import { Questions } from './frame/Questions.tsx';
import { translator } from './messages.ts';
import { type ChapterOrView, keepInAddress, readAddress } from './address.ts';
import { type PagePlace, placeOfFile } from './pages/page-place.ts';
import { Pages } from './pages/Pages.tsx';
import { Preview, type WantedPage } from './preview/Preview.tsx';
import type { PreviewCalls } from './preview/preview-calls.ts';
import { Publish } from './publish/Publish.tsx';
import type { EditorStore } from './store/editor-store.ts';
import { useDiskChanges } from './use-disk-changes.ts';
import { useKeys } from './use-keys.ts';

const controlOf = (props: SettingControlProps) => <SettingControl {...props} />;

/** Focuses the control of a setting, or the nearest group around it. */
function focusSetting(setting: string): void {
  for (let path = setting; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const element = document.querySelector(`[data-setting="${CSS.escape(path)}"]`);
    const input =
      element?.querySelector<HTMLElement>('input, select, textarea') ??
      element?.querySelector<HTMLElement>('button');
    if (!element || !input) continue;
    element.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
    return;
  }
}

interface EditorProps {
  brand: string;
  store: EditorStore;
  calls: PreviewCalls;
  previewOrigin: string;
}

/** The editor of a brand: chapters, forms, and the portal beside them. */
export function Editor({ brand, store, calls, previewOrigin }: EditorProps) {
  const view = useSyncExternalStore(store.subscribe, store.view);
  const [chapter, setChapter] = useState(() => readAddress().chapter);
  const [typing, setTyping] = useState(0);
  // A new object for each wish: the same setting may be wanted twice.
  const [wanted, setWanted] = useState<{ setting?: string | undefined }>();
  const [page, setPage] = useState<PagePlace>();
  const [shownPage, showPage] = useState<WantedPage>();
  const title = useRef<HTMLHeadingElement>(null);
  const { language } = view;
  const t = useMemo(() => translator(language), [language]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = t('title', { brand });
    keepInAddress({ chapter, language });
  }, [brand, chapter, language, t]);
  useEffect(() => {
    if (!wanted) return;
    if (wanted.setting === undefined) title.current?.focus();
    else focusSetting(wanted.setting);
  }, [wanted]);
  useEffect(() => {
    if (typing === 0) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typing]);
  useDiskChanges(store);
  useKeys(store);

  const scope = useMemo(() => {
    const goToSetting = (setting: string): void => {
      setChapter(Math.max(0, chapterOf(view.forms, setting)));
      setWanted({ setting });
    };
    const countTyping = (more: 1 | -1): void => setTyping((count) => count + more);
    const goToFile = (file: string, line: number): void => {
      setPage(placeOfFile(file, line));
      setChapter('pages');
    };
    return { store, view, t, controlOf, goToSetting, goToFile, countTyping };
  }, [store, view, t]);
  const speak = (chosen: ReportLanguage): void => void store.speak(chosen);
  return (
    <EditorContext value={scope}>
      <Header brand={brand} isTyping={typing > 0} onLanguage={speak} />
      <Messages />
      <div className="editor-panes">
        <ChapterIndex
          chapter={chapter}
          onGo={(place: ChapterOrView, setting) => {
            setChapter(place);
            setPage(undefined);
            setWanted({ setting });
          }}
        />
        {chapter === 'pages' ? (
          <Pages titleRef={title} wanted={page} onShow={showPage} />
        ) : chapter === 'publish' ? (
          <Publish brand={brand} titleRef={title} />
        ) : (
          <Chapter key={chapter} index={chapter} titleRef={title} />
        )}
        <section className="preview-pane" aria-labelledby="preview-title">
          <h2 id="preview-title">{t('preview')}</h2>
          <Preview origin={previewOrigin} edits={view.state} wanted={shownPage} {...{ language, calls }} />
        </section>
      </div>
      <Questions />
    </EditorContext>
  );
}
