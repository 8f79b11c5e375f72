import type { ServerFault } from './faults.ts';
import { listFaults } from './reading-faults/lists.ts';
import { peopleFaults } from './reading-faults/people.ts';
import { shapeFaults } from './reading-faults/shapes.ts';
import { statusFaults } from './reading-faults/statuses.ts';
import { transportFaults } from './reading-faults/transport.ts';

/** Faults that are found without changing data. */
export const readingFaults: readonly ServerFault[] = [
  ...shapeFaults,
  ...statusFaults,
  ...listFaults,
  ...peopleFaults,
  ...transportFaults,
];
