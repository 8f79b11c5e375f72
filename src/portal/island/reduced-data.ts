/** The part of the Network Information API used here: not in all browsers, and not in the DOM types. */
interface Connection {
  connection?: { saveData?: boolean; downlink?: number };
}

const connection = (): Connection['connection'] => (navigator as Connection).connection;

/** Whether the person has asked the browser to save data. */
export const prefersReducedData = (): boolean => connection()?.saveData === true;

/** Megabits per second below which optional downloads delay the necessary ones. */
const slowDownlink = 2.5;

/** Whether the connection is slow, as far as the browser tells, or data are to be saved. */
export const hasSlowConnection = (): boolean =>
  prefersReducedData() || (connection()?.downlink ?? slowDownlink) < slowDownlink;
