import type { ComponentType, ReactNode } from 'react';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';
import { PartMissing } from './PartMissing.tsx';

interface LazyPartProps<P extends object> {
  /** Loads the code; always the same function. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Stands in its place until the code is there, for a part that is most of a page. */
  waiting?: ReactNode;
}

/** A part of a page whose code is loaded when it is shown. Where that fails it says so, and is tried again. */
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
