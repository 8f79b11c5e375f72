import type { ValidateFunction } from 'ajv/dist/2020.js';

/** The schema of brand files as a function. */
declare const check: ValidateFunction;
export default check;
