// The script that paints an offer before the code of its page is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-blocks.tsx';

paintBlocks(paintedBlocks);
