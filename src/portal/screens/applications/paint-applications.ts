// The script that paints one's own applications before the code of their list is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-blocks.tsx';

paintBlocks(paintedBlocks);
