/** What not all browsers tell, and types do not name. */
interface Connection {
  connection?: { saveData?: boolean; downlink?: number };
}

const connection = (): Connection['connection'] => (navigator as Connection).connection;

/** Whether the person asked to load as little as possible. */
export const prefersReducedData = (): boolean => connection()?.saveData === true;

/** Below this many megabits a second, what is only nice to have holds up what is waited for. */
const slow = 2.5;

/** Whether the connection is slow, as far as the browser tells, or to be treated so. */
export const hasSlowConnection = (): boolean =>
  prefersReducedData() || (connection()?.downlink ?? slow) < slow;
