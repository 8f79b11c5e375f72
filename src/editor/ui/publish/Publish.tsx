import { type Ref, useEffect, useState } from 'react';
import type { DescribedChange, LaunchList } from '#editor/protocol/publishing.ts';
import { useEditor } from '../editor-context.ts';
import { Changes } from './Changes.tsx';
import { Launch } from './Launch.tsx';
import { SendChange } from './SendChange.tsx';
import { TakeInZip } from './TakeInZip.tsx';
import './publish.scss';

interface PublishProps {
  brand: string;
  titleRef: Ref<HTMLHeadingElement>;
}

/** What changes, what is left before the launch, and the ways out of the editor. */
export function Publish({ brand, titleRef }: PublishProps) {
  const { store, view, t } = useEditor();
  const { language, state } = view;
  const [change, setChange] = useState<DescribedChange>();
  const [launch, setLaunch] = useState<LaunchList>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([
      store.ask((calls) => calls.changes({ language })),
      store.ask((calls) => calls.launch({})),
    ]).then(([described, list]) => {
      if (!isCurrent) return;
      setChange(described);
      setLaunch(list);
    });
    return () => {
      isCurrent = false;
    };
    // Each edit is another state.
  }, [store, language, state]);
  return (
    <main className="chapter publish">
      <h2 ref={titleRef} tabIndex={-1}>
        {t('publish')}
      </h2>
      <p>{t('publish.intro')}</p>
      {change && launch ? (
        <>
          <Changes change={change} />
          <Launch list={launch} />
          <SendChange brand={brand} change={change} />
        </>
      ) : (
        <p role="status">{t('publish.reading')}</p>
      )}
      <TakeInZip />
    </main>
  );
}
