// What makes calls, in one file that is loaded when the first is made.
export { baseAddress } from '#api/client/base-address.ts';
export { createCaller } from '#api/client/call.ts';
export { leavingSignal } from '#api/client/leaving.ts';
