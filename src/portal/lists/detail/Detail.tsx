import type { ReactNode } from 'react';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { detailState } from './detail-state.ts';
import { type DetailLook, DetailOf } from './DetailOf.tsx';

interface DetailProps<C extends Call> extends DetailLook {
  call: C;
  /** What the call is asked with for the `{id}` of the address; `undefined` for an id that nothing can have. */
  input: (id: string) => CallInput<C> | undefined;
  /** Whether it is known who asks. */
  wanted?: boolean;
  /** Codes by which the server says that there is nothing here for this reader, and will not be. */
  gone: readonly number[];
  titleOf: (datos: DatosOf<C>) => string | undefined;
  /** @param reload asks for it again, and gives what is known then */
  children: (datos: DatosOf<C>, reload: () => Promise<DatosOf<C> | undefined>) => ReactNode;
}

/** The page of what the address names, in every state, by the call that answers it. */
export function Detail<C extends Call>({
  call,
  input,
  wanted = true,
  gone,
  titleOf,
  ...rest
}: DetailProps<C>) {
  const { children, ...look } = rest;
  const id = usePageId();
  const asked = id === undefined ? undefined : input(id);
  const answer = useQueryAnswer(call, asked ?? ({} as CallInput<C>), wanted && asked !== undefined);
  const isNothing = id !== undefined && !asked;
  const reload = async (): Promise<DatosOf<C> | undefined> => asked && queryCache.refresh(call, asked);
  return (
    <DetailOf
      {...look}
      answer={isNothing ? { state: 'gone' } : detailState(answer, gone)}
      title={answer.state === 'ready' ? titleOf(answer.datos) : undefined}
      reload={reload}
    >
      {(datos) => children(datos, reload)}
    </DetailOf>
  );
}
