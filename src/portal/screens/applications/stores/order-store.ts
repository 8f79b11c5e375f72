import { atom, type ReadableAtom } from 'nanostores';
import { editOrdenCandidaturasAlumno } from '#core/contract/calls/student-applications.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';

export interface OrderSettings {
  call: Caller;
  /** The server has taken an order. */
  onSaved: (order: readonly string[]) => void;
  /** It has not, and what it has is shown again. */
  onFailed: (failure: CallFailure, retry: () => void) => void;
}

/** The order of preference as its owner wants it. */
export interface OrderStore {
  /** urlAcceso of each, first choice first; `undefined` while it is that of the server. */
  $order: ReadableAtom<readonly string[] | undefined>;
  /** Shows an order at once and sends it; while one is being sent, the last one that was wanted waits. */
  want: (order: readonly string[]) => void;
}

export function createOrder({ call, onSaved, onFailed }: OrderSettings): OrderStore {
  const $order = atom<readonly string[] | undefined>();
  let isSending = false;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let sent: readonly string[] | undefined;
    for (let wanted = $order.get(); wanted && wanted !== sent; wanted = $order.get()) {
      const result = await call(editOrdenCandidaturasAlumno, { body: { orden: [...wanted] } });
      if (!result.ok) {
        const last = $order.get() ?? wanted;
        $order.set(undefined);
        onFailed(result, () => want(last));
        break;
      }
      sent = wanted;
      onSaved(wanted);
    }
    isSending = false;
  }

  function want(order: readonly string[]): void {
    $order.set(order);
    void send();
  }

  return { $order, want };
}
