// The script that paints the first candidates of an offer before the code of their list is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-blocks.tsx';

paintBlocks(paintedBlocks);
