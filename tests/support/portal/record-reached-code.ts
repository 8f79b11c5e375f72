import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { writeReached } from './reached.ts';

const root = join(import.meta.dirname, '../../..');

// Vitest runs this before each test file, and the hook registered first runs last.
afterAll(() => writeReached(root, relative(root, expect.getState().testPath ?? '')));
