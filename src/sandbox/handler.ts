import type { CallSpec, DatosOf, RequestOf, Who } from '#core/contract/call.ts';
import type { CallName, Calls } from '#core/contract/calls/index.ts';
import type { Context } from './context.ts';

/** What is left to do once what the call wrote is safe, e.g. signing a token. */
export type Afterwards<D> = () => Promise<D>;

/**
 * Answers one call: returns its `datos`, or refuses. Runs within a transaction that a refusal undoes, and therefore
 * without waiting for anything.
 */
export type Handler<C extends Pick<CallSpec, 'datos'> & { who: Who }> = (
  context: Context<C>,
  request: RequestOf<C>,
) => DatosOf<C> | Afterwards<DatosOf<C>>;

/** A handler for every call of the contract. */
export type Handlers = { [Name in CallName]: Handler<Calls[Name]> };
