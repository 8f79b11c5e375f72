import type { CallSpec, DatosOf, RequestOf, CallAudience } from '#core/contract/call.ts';
import type { CallName, Calls } from '#core/contract/calls/index.ts';
import type { Context } from './context.ts';

/** Work after the commit, e.g. signing a token. */
export type AfterCommit<D> = () => Promise<D>;

/** Handles one call: returns its `datos`, or refuses. Runs synchronously within a transaction; a refusal rolls back. */
export type Handler<C extends Pick<CallSpec, 'datos'> & { who: CallAudience }> = (
  context: Context<C>,
  request: RequestOf<C>,
) => DatosOf<C> | AfterCommit<DatosOf<C>>;

/** A handler for every call of the contract. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };
