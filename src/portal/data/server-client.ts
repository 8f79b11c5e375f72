// What makes calls, in one file that is loaded when the first is made.
export { takingAsked } from './ahead/asked.ts';
export { baseAddress } from './client/base-address.ts';
export { createCaller } from './client/call.ts';
export { leavingSignal } from './client/leaving.ts';
