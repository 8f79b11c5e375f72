// The script that paints the open tasks of a company's home before its code is there.
import { paintBlocks } from '#portal/paint/paint-blocks.ts';
import { paintedBlocks } from './painted-company-blocks.tsx';

paintBlocks(paintedBlocks);
