import { type Ref, useEffect, useState } from 'react';
import { contentPages } from '#core/brand/brand.ts';
import { isLanguage, type Language, languageNames } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { WrittenPage, WrittenPages } from '#editor/protocol/pages.ts';
import { useEditor } from '../editor-context.ts';
import { Duties } from './Duties.tsx';
import type { PagePlace } from './page-place.ts';
import { PageText } from './PageText.tsx';
import './pages.scss';

interface PagesProps {
  titleRef: Ref<HTMLHeadingElement>;
  /** A place that has been asked for elsewhere. */
  wanted?: PagePlace | undefined;
  /** Shows a page of the portal beside the forms. */
  onShow: (page: { route: RouteId; language: Language }) => void;
}

/** Pages with texts of the brand, and the duties of the law. */
export function Pages({ titleRef, wanted, onShow }: PagesProps) {
  const { store, view, t } = useEditor();
  const [written, setWritten] = useState<WrittenPages | null>();
  const [chosen, setPlace] = useState<PagePlace | undefined>(wanted);
  useEffect(() => {
    let isCurrent = true;
    void store
      .ask((calls) => calls.pages({}))
      .then((read) => {
        if (isCurrent && read !== undefined) setWritten(read.pages);
      });
    return () => {
      isCurrent = false;
    };
    // Each edit is another state.
  }, [store, view.state]);
  const title = (
    <h2 ref={titleRef} tabIndex={-1}>
      {t('pages')}
    </h2>
  );
  if (!written)
    return (
      <main className="chapter">
        {title}
        <p role="status">{t(written === null ? 'broken' : 'pages.reading')}</p>
      </main>
    );
  const [first = 'es'] = written.languages;
  const place: PagePlace = chosen ?? { page: 'aviso-legal', language: first };
  const page = written.pages.find((one) => one.page === place.page);
  const go = (next: PagePlace): void => {
    setPlace(next);
    const route = written.pages.find((one) => one.page === next.page)?.route;
    if (route) onShow({ route, language: next.language });
  };
  return (
    <main className="chapter pages">
      {title}
      <p>{t('pages.intro')}</p>
      <Duties duties={written.duties} onGo={go} />
      <PageChoice {...{ written, place }} onGo={go} />
      {page && (
        <PageText
          key={`${place.language}/${place.page}`}
          page={page}
          language={place.language}
          quotable={written.quotable}
          place={place}
          onGo={go}
        />
      )}
    </main>
  );
}

interface PageChoiceProps {
  written: WrittenPages;
  place: PagePlace;
  onGo: (place: PagePlace) => void;
}

function PageChoice({ written, place, onGo }: PageChoiceProps) {
  const { view, t } = useEditor();
  const own = (page: WrittenPage): string =>
    page.titles[view.language] ?? Object.values(page.titles)[0] ?? page.page;
  const option = (page: WrittenPage) => (
    <option key={page.page} value={page.page}>
      {own(page)}
    </option>
  );
  return (
    <div className="page-choice">
      <label>
        {t('pages.page')}
        <select
          value={place.page}
          onChange={({ currentTarget }) => {
            const page = contentPages.find((one) => one === currentTarget.value);
            if (page) onGo({ page, language: place.language });
          }}
        >
          <optgroup label={t('pages.legal')}>
            {written.pages.filter((page) => page.isLegal).map(option)}
          </optgroup>
          <optgroup label={t('pages.other')}>
            {written.pages.filter((page) => !page.isLegal).map(option)}
          </optgroup>
        </select>
      </label>
      <label>
        {t('pages.language')}
        <select
          value={place.language}
          onChange={({ currentTarget }) => {
            if (isLanguage(currentTarget.value)) onGo({ page: place.page, language: currentTarget.value });
          }}
        >
          {written.languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
