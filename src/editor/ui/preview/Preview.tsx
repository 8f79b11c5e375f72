import { useEffect, useEffectEvent, useState } from 'react';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PreviewViews } from '#editor/protocol/preview.ts';
import { Button } from '#portal/ui/Button.tsx';
import { previewMessages } from './messages.ts';
import type { PreviewCalls } from './preview-calls.ts';
import './preview.scss';
import { Stage } from './Stage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { devicesOf, languageOf, searchWith, type PreviewedView, viewOf } from './view.ts';

/** A page of the portal that shall be shown. */
export interface WantedPage {
  route: RouteId;
  language: Language;
}

interface PreviewProps {
  /** Origin of the portal's pages. */
  origin: string;
  /** Of the reader. */
  language: ReportLanguage;
  calls: PreviewCalls;
  /** Another value after each edit, undone ones too. */
  edits: unknown;
  /** Another object for each wish. */
  wanted?: WantedPage | undefined;
}

/** Shows the edited portal beside the forms, by the view in the address. */
export function Preview({ origin, language, calls, edits, wanted }: PreviewProps) {
  const texts = previewMessages[language];
  const [view, setView] = useState<PreviewedView>(() => viewOf(location.search));
  const [views, setViews] = useState<PreviewViews>();
  const [signedIn, setSignedIn] = useState<string>();
  const [{ exists, hasErrors, version }, setFacts] = useState({ exists: true, hasErrors: false, version: 0 });

  const show = (change: Partial<PreviewedView>): void => {
    const next = { ...view, ...change };
    setView(next);
    history.replaceState(history.state, '', `${searchWith(location.search, next)}${location.hash}` || '?');
  };
  const onView = (change: Partial<PreviewedView>): void => {
    if (change.path !== undefined) setFacts((facts) => ({ ...facts, exists: true }));
    show(change);
  };
  const askViews = useEffectEvent(() => calls.previewViews({ language }));
  useEffect(() => {
    let isCurrent = true;
    void askViews().then(
      (read) => {
        if (read && isCurrent) setViews(read);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language, edits, version]);

  const showWanted = useEffectEvent((page: WantedPage | undefined) => {
    const path = views?.pages[page?.language ?? 'es']?.find(({ route }) => route === page?.route)?.path;
    if (path !== undefined) onView({ path });
  });
  const isReady = views !== undefined;
  useEffect(() => {
    if (isReady) queueMicrotask(() => showWanted(wanted));
  }, [wanted, isReady]);

  if (!views) return <p className="preview-note">{texts.starting}</p>;
  const home = href(
    views.routing,
    'home',
    languageOf(views.routing, view.path) ?? views.routing.defaultLanguage,
  );
  return (
    <div className="preview">
      <Toolbar {...{ origin, texts, view, views, onView }} />
      <div role="status">
        {hasErrors && <p className="preview-note">{texts.errors}</p>}
        {!exists && (
          <p className="preview-note">
            {texts.gone}{' '}
            <Button
              kind="quiet"
              onClick={() => {
                onView({ path: home });
              }}
            >
              {texts.home}
            </Button>
          </p>
        )}
      </div>
      <div className="preview-stages">
        {devicesOf(view).map((device, index) => (
          <Stage
            key={device}
            label={`${texts.preview}: ${texts[device]}`}
            {...{ origin, device, view, views, edits, calls, signedIn }}
            isFirst={index === 0}
            onSignedIn={setSignedIn}
            onPath={(path) => {
              // The portal leads home from a page that is gone: the note stays.
              show({ path });
            }}
            onChange={setFacts}
          />
        ))}
      </div>
    </div>
  );
}
