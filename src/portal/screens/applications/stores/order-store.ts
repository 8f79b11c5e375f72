import { atom, type ReadableAtom } from 'nanostores';
import { editOrdenCandidaturasAlumno } from '#core/contract/calls/student-applications.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';

export interface OrderSettings {
  call: Caller;
  /** Called when the server has saved an order. */
  onSaved: (order: readonly string[]) => void;
  /** Called when saving failed; the order of the server is shown again. */
  onFailed: (failure: CallFailure, retry: () => void) => void;
}

/** The order of preference, with optimistic updates. */
export interface OrderStore {
  /** `urlAcceso` of each application, first choice first; `undefined` while the server's order is shown. */
  $order: ReadableAtom<readonly string[] | undefined>;
  /** Shows an order at once and saves it; during a save, only the latest order waits to be sent. */
  want: (order: readonly string[]) => void;
}

export function createOrder({ call, onSaved, onFailed }: OrderSettings): OrderStore {
  const $order = atom<readonly string[] | undefined>();
  let isSending = false;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let sent: readonly string[] | undefined;
    for (let latest = $order.get(); latest && latest !== sent; latest = $order.get()) {
      const result = await call(editOrdenCandidaturasAlumno, { body: { orden: [...latest] } });
      if (!result.ok) {
        const last = $order.get() ?? latest;
        $order.set(undefined);
        onFailed(result, () => want(last));
        break;
      }
      sent = latest;
      onSaved(latest);
    }
    isSending = false;
  }

  function want(order: readonly string[]): void {
    $order.set(order);
    void send();
  }

  return { $order, want };
}
