/** Number of rows added at a time: few enough for slow machines, while the first fill most screens. */
export const step = 15;
