/** What not all browsers tell, and types do not name. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Whether the person asked to load as little as possible. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;
