import type { ComponentType, ReactNode } from 'react';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { PartMissing } from './PartMissing.tsx';

interface LazyPartProps<P extends object> {
  /** Imports the component; must have a stable identity. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Placeholder until the chunk has loaded, for a part that fills most of a page. */
  waiting?: ReactNode;
}

/** Part of a page with a chunk of its own, loaded on rendering; a failed load shows a message with a retry. */
export function LazyPart<P extends object>({ load, props, waiting }: LazyPartProps<P>) {
  const { code: Part, ...coming } = useImport(load, true);
  if (Part) return <Part {...props} />;
  return (
    <>
      {!coming.isMissing && (waiting ?? <Waiting />)}
      <PartMissing {...coming} />
    </>
  );
}
