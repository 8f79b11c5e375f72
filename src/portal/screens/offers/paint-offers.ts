// The script that paints the first rows of a list of offers before its code is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-blocks.tsx';

paintBlocks(paintedBlocks);
