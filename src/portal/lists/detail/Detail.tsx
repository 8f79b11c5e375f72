import type { ReactNode } from 'react';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { usePageId } from '#portal/island/address/use-page-id.ts';
import { listIn } from '../list/ListOf.tsx';
import { detailState } from './detail-state.ts';
import { type DetailLook, DetailOf } from './DetailOf.tsx';

interface DetailProps<C extends Call> extends DetailLook {
  call: C;
  /** Input of the call for the `{id}` of the address; `undefined` for an invalid id. */
  input: (id: string) => CallInput<C> | undefined;
  /** Whether to send the call; false while the visitor is unknown. */
  wanted?: boolean;
  /** Error codes for a record that is permanently unavailable to this user. */
  gone: readonly number[];
  titleOf: (datos: DatosOf<C>) => string | undefined;
  /** Title of the tab, if it is not the title of the record. */
  tabTitle?: (title: string, datos: DatosOf<C> | undefined) => string;
  /** Name of the block that the record is painted under before the code is there, if it is. */
  painted?: string;
  /**
   * @param reload refetches the data and resolves to it
   * @param isEarly only what the page was painted with is known
   */
  children: (datos: DatosOf<C>, reload: () => Promise<DatosOf<C> | undefined>, isEarly: boolean) => ReactNode;
}

/** Page of the record named by the address, loaded by a call, in all its states. */
export function Detail<C extends Call>({
  call,
  input,
  wanted = true,
  gone,
  titleOf,
  tabTitle,
  painted = '',
  ...rest
}: DetailProps<C>) {
  const { children, ...look } = rest;
  const id = usePageId();
  const callInput = id === undefined ? undefined : input(id);
  const known = useQueryAnswer(call, callInput ?? ({} as CallInput<C>), wanted && callInput !== undefined);
  const early = usePaintedAnswer<DatosOf<C>>(
    painted,
    listIn(known, (datos) => [datos]),
  );
  const isEarly = early.isEarly === true;
  const answer =
    early.state === 'ready' && early.isEarly ? { ...early, datos: early.datos[0] as DatosOf<C> } : known;
  const isInvalidId = id !== undefined && !callInput;
  const reload = async (): Promise<DatosOf<C> | undefined> =>
    callInput && queryCache.refresh(call, callInput);
  return (
    <DetailOf
      {...look}
      answer={isInvalidId ? { state: 'gone' } : detailState(answer, gone)}
      title={answer.state === 'ready' ? titleOf(answer.datos) : undefined}
      tabTitle={tabTitle}
      reload={reload}
    >
      {(datos) => children(datos, reload, isEarly)}
    </DetailOf>
  );
}
