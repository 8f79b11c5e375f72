import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';

interface LazyPartProps<P extends object> {
  /** Loads the code; always the same function. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

type Loaded<P> = { Part: ComponentType<P> } | 'failed' | undefined;

/**
 * A part of a page whose code is loaded when it is shown. Where that fails it can be tried again; where that does
 * not help either (some browsers never ask again for code that failed) the page is loaded anew.
 */
export function LazyPart<P extends object>({ load, props }: LazyPartProps<P>) {
  const { t } = usePage().format;
  const [loaded, setLoaded] = useState<Loaded<P>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const { dataset } = document.documentElement;
    if (tries === 0) dataset['loadingPart'] = '';
    const settle = (next: Loaded<P>): void => {
      delete dataset['loadingPart'];
      if (!isLeft) setLoaded(next);
    };
    load().then(
      (Part) => settle({ Part }),
      () => settle('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [load, tries]);
  if (loaded === 'failed')
    return (
      <p role="alert" className="part-failed">
        {t('frame.partNotLoaded')}
        <Button
          onClick={() => {
            setLoaded(undefined);
            setTries((count) => count + 1);
          }}
        >
          {t('actions.retry')}
        </Button>
      </p>
    );
  if (!loaded)
    return (
      <p role="status" className="part-loading">
        {t('frame.loading')}
      </p>
    );
  const { Part } = loaded;
  return <Part {...props} />;
}
