// The script that paints the first of a company's offers before the code of their list is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-blocks.tsx';

paintBlocks(paintedBlocks);
